// Line icons of the interface on a grid of 24, drawn with one stroke of the text's colour.
import type { IconName } from "./kinds";

const line = (d: string): string => `<path d="${d}"/>`;
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const ring = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const dot = (x: number, y: number, r = 1.2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="current` + `Color" stroke="none"/>`;

const speaker = line("M4 9.5v5h3.5L12 18.5V5.5L7.5 9.5Z");

export const iconArt: Record<IconName, string> = {
  undo: line("M8.5 5L4 9.5L8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9.5"),
  menu: line("M4 6.5H20M4 12H20M4 17.5H20"),
  close: line("M6 6L18 18M18 6L6 18"),
  hint:
    line(
      "M2.5 10.5C6 10.5 6.5 13.5 9 13C11 11 16 11 18 13.5C19 17 16 19.5 13 19.5C8.5 19.5 6.5 16 2.5 10.5Z" +
        "M18 13C21.5 10.5 22.5 16.5 18 16.5M10.5 11.5C11 9.5 15 9.5 15.5 11.5M10 22H16M4 7C2.5 5 6.5 4.5 5 2",
    ) + dot(13, 8.3),
  finder: ring(12, 12, 9) + solid("M15.8 8.2L13.5 13.5L8.2 15.8L10.5 10.5Z"),
  scores: line("M3 20.5H21M5 20V13H9V20M10 20V5H14V20M15 20V9.5H19V20"),
  log: line(
    "M7 3.5H17.5A2.5 2.5 0 0 1 20 6V8H16.5M7 3.5A2.5 2.5 0 0 0 4.5 6V18A2.5 2.5 0 0 0 7 20.5H14" +
      "A2.5 2.5 0 0 0 16.5 18V6A2.5 2.5 0 0 1 18 3.5M8 9H13M8 12.5H13M8 16H11",
  ),
  settings:
    line("M4 7H11M17 7H20M4 12H6M12 12H20M4 17H13M19 17H20") +
    ring(14, 7, 2.5) +
    ring(9, 12, 2.5) +
    ring(16, 17, 2.5),
  language:
    ring(12, 12, 9) + line("M3 12H21M12 3C15 6 15.5 9 15.5 12S15 18 12 21C9 18 8.5 15 8.5 12S9 6 12 3"),
  "theme-sun":
    ring(12, 12, 4) +
    line(
      "M12 2.5V5M12 19V21.5M2.5 12H5M19 12H21.5M5.3 5.3L7 7M17 17L18.7 18.7M18.7 5.3" + "L17 7M7 17L5.3 18.7",
    ),
  "theme-moon": line("M20 14.5A8.5 8.5 0 1 1 10 4A7 7 0 0 0 20 14.5Z") + dot(16.5, 6.5, 1),
  "sound-on": speaker + line("M15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.5A8 8 0 0 1 18 17.5"),
  "sound-off": speaker + line("M16 9.5L21 14.5M21 9.5L16 14.5"),
  play: solid("M7.5 5L18.5 12L7.5 19Z"),
  pause: solid("M7 5.5H9.5V18.5H7ZM14.5 5.5H17V18.5H14.5Z"),
  "step-back": line("M14.5 6L8.5 12L14.5 18"),
  "step-forward": line("M9.5 6L15.5 12L9.5 18"),
  first: line("M17 6L11 12L17 18M7 6V18"),
  last: line("M7 6L13 12L7 18M17 6V18"),
  download: line("M12 3.5V15M7.5 10.5L12 15L16.5 10.5M4 16.5V20H20V16.5"),
  upload: line("M12 15V3.5M7.5 8L12 3.5L16.5 8M4 16.5V20H20V16.5"),
  share:
    ring(6, 12, 2.5) +
    ring(17.5, 5.5, 2.5) +
    ring(17.5, 18.5, 2.5) +
    line("M8.2 10.8L15.3 6.7M8.2 13.2L15.3 17.3"),
  rematch: line("M4.5 10A8 8 0 0 1 19 8M19.5 3.5V8.5H14.5M19.5 14A8 8 0 0 1 5 16M4.5 20.5V15.5H9.5"),
  search: ring(10.5, 10.5, 6.5) + line("M15.5 15.5L20.5 20.5"),
  help: ring(12, 12, 9) + line("M9.3 9.5C9.3 6 14.7 6.2 14.7 9.5C14.7 11.8 12 11.8 12 14.2") + dot(12, 17.2),
  check: line("M4.5 12.5L10 18L19.5 6.5"),
  warning: line("M12 3.5L21.5 20H2.5ZM12 9.5V14") + dot(12, 16.8),
  "camel-count": line(
    "M4 20L5 14.5C3.5 12.5 4 10 6 9.5C7.5 9 8 5.5 10.3 5.5S13 9 14.5 10C16 10.5 16.7 9.5 16.8 8" +
      "L17 4.5C17.5 3 20 3.5 21.5 5.5C21 6.5 20 6.5 19.5 6.5C19.3 9.5 19.8 13.5 17 15L17.3 20M8.5 20L9.3 15.5M13.5 20" +
      "L13.3 15.5C11.5 16 9.5 16 8 15.5",
  ),
  eye:
    line("M2.5 12C5 7.5 8.5 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.5 18.5 12 18.5S5 16.5 2.5 12Z") +
    ring(12, 12, 3),
  curtain: line("M3 4H21M5 4V20C8.5 18 10.5 12 11 4M19 4V20C15.5 18 13.5 12 13 4M5 20H7.5M19 20H16.5"),
  flag: line("M6 21V4C10 2 13 6.5 18.5 4V13.5C13 16 10 11.5 6 13.5"),
  plus: line("M12 5V19M5 12H19"),
  minus: line("M5 12H19"),
  "arrow-right": line("M4 12H19.5M13.5 6L19.5 12L13.5 18"),
  bid:
    `<ellipse cx="9.5" cy="7" rx="6" ry="2.8"/>` +
    line(
      "M3.5 7V12C3.5 13.5 6.5 14.8 9.5 14.8M3.5 12V17" +
        "C3.5 18.5 6.5 19.8 9.5 19.8M15.5 7V9M17 20.5V11.5M13.5 15L17 11.5L20.5 15",
    ),
};
