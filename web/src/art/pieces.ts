// Pieces that stand on tiles and lie on the table, each in a box of 100 units.
import { at, c, e, each, edged, fade, outlined, p, r, s, type Shape } from "./draw";
import type { Seat } from "./kinds";

const leaves = [
  ["leaf2", "M54 36C42 22 24 24 10 44C26 36 42 36 54 40Z"],
  ["leaf2", "M54 36C68 20 86 26 96 46C82 36 68 36 54 40Z"],
  ["leaf", "M54 38C42 34 28 42 22 62C32 50 44 46 55 42Z"],
  ["leaf", "M54 38C68 34 80 44 86 64C76 52 66 46 54 42Z"],
  ["leaf3", "M53 38C50 20 36 10 18 12C34 18 44 28 52 39Z"],
  ["leaf", "M53 38C56 20 70 8 90 14C74 18 64 28 56 40Z"],
] as const;

/** A palm; its foot is at 50 94. */
export const palm =
  p("trunk", "M43 95C49 78 49 58 51 40L58 40C58 60 58 80 57 95C53 97 47 97 43 95Z") +
  p("trunk2", "M52 96C55 78 55 58 55 40L58 40C58 60 58 80 57 95C56 96 54 96.5 52 96Z") +
  fade(0.5, s("trunk2", 2, "M47 84l9 2M48.5 73l8 2M49.5 62l7 2M50.5 52l6 2")) +
  each(leaves, ([colour, d]) => p(colour, d)) +
  c("fire", 50, 43, 3.6) +
  c("gold", 57, 44, 3.6) +
  c("fire", 53.5, 47, 3.4);

const palmShape: Shape = (k) =>
  p(k, "M43 95C49 78 49 58 51 40L58 40C58 60 58 80 57 95C53 97 47 97 43 95Z") +
  each(leaves, ([, d]) => p(k, d));

/** A palm that stands out from whatever tile it is put on. */
export const palmPiece =
  fade(0.25, e("shadow", 58, 94, 26, 5)) + outlined("paper", 5, "paper", palmShape) + palm;

const palaceShape: Shape = (k) =>
  p(k, "M12 94V58C12 50 20 50 20 44C20 50 28 50 28 58V94ZM72 94V58C72 50 80 50 80 44C80 50 88 50 88 58V94Z") +
  p(k, "M26 94V56H74V94Z") +
  p(k, "M50 10V20C60 26 74 34 72 54H28C26 34 40 26 50 20Z");

/** A palace: golden onion dome between two turrets. */
export const palace =
  palaceShape("wall", 0) +
  p("gold", "M50 18C60 26 74 34 72 54H28C26 34 40 26 50 18Z") +
  p(
    "wall2",
    "M22 94V58C22 54 21 52 20 44C20 50 28 50 28 58V94ZM82 94V58C82 54 81 52 80 44C80 50 88 50 88 58V94Z",
  ) +
  p("wall2", "M62 94V56H74V94Z") +
  p("gold2", "M50 20C60 26 74 34 72 54H58C64 40 58 28 50 20Z") +
  p("gold3", "M44 27C36 32 32 40 33 48C38 44 36 34 44 27Z") +
  p("dome", "M20 44C14 50 12 52 12 58H28C28 52 26 50 20 44ZM80 44C74 50 72 52 72 58H88C88 52 86 50 80 44Z") +
  p("dome2", "M20 44C22 50 22 54 22 58H28C28 52 26 50 20 44ZM80 44C82 50 82 54 82 58H88C88 52 86 50 80 44Z") +
  r("wall3", 26, 54, 48, 4, 1) +
  p(
    "window",
    "M42 94V76C42 70 46 68 50 64C54 68 58 70 58 76V94ZM17 78V70a3 3 0 0 1 6 0V78ZM77 78V70a3 3 0 0 1 6 0" +
      "V78Z",
  ) +
  s("gold2", 3, "M50 18V9") +
  c("gold", 50, 8, 3);

export const palacePiece =
  fade(0.25, e("shadow", 56, 94, 44, 5)) + outlined("ink", 5, "wall", palaceShape) + palace;

export const coin =
  fade(0.25, e("shadow", 54, 56, 40, 40)) +
  c("gold2", 50, 50, 41) +
  c("gold", 49, 48.5, 38.5) +
  fade(0.8, s("gold3", 4, "M20 40A32 32 0 0 1 44 18")) +
  fade(0.7, s("gold2", 3, "M49 20.5A28 28 0 1 1 48.9 20.5Z")) +
  p("gold2", "M49 31L54 42.5L66 43.5L57 51.5L60 63.5L49 57L38 63.5L41 51.5L32 43.5L44 42.5Z");

/** The marks of the seats, drawn in the given colour round 50 50. */
export function mark(seat: Seat, ink: string): string {
  switch (seat) {
    case 1:
      return p(ink, "M57 20A31 31 0 1 0 80 60A25 25 0 1 1 57 20Z") + c(ink, 66, 42, 5.5);
    case 2:
      return (
        c(ink, 50, 50, 14.5) +
        s(ink, 7, "M50 26V19M50 74v7M26 50H19M74 50h7M33 33l-5-5M67 67l5 5" + "M67 33l5-5M33 67l-5 5")
      );
    case 3:
      return (
        each(
          [0, 72, 144, 216, 288],
          (angle) => `<g transform="rotate(${angle} 50 50)">${e(ink, 50, 31, 11.5, 13)}</g>`,
        ) + c("-seat-3", 50, 50, 8)
      );
    case 4:
      return s(ink, 8.5, "M20 42q7.5-13 15 0t15 0t15 0t15 0M20 62q7.5-13 15 0t15 0t15 0t15 0");
    default:
      return (
        p(ink, "M24 78C16 42 42 20 80 22C82 62 58 84 30 74Z") + s("-seat-5", 5, "M20 84C34 66 46 52 62 40")
      );
  }
}

export const seatMark = (seat: Seat): string =>
  c(`-seat-${seat}-edge`, 50, 50, 48) + c(`-seat-${seat}`, 50, 50, 43) + mark(seat, `-seat-${seat}-ink`);

const camelShape: Shape = (colour) =>
  p(
    colour,
    "M12 93L16 70C9 62 10 48 20 45C27 43 29 24 40 23C51 24 53 42 60 46C67 49 72 47 73 40C74 31 71 22 75 16" +
      "C76 12 78 11 79 6L83 11C88 11 93 14 97 19C99 23 96 26 92 25C88 24 86 24 85 27C83 38 86 48 80 57" +
      "C77 62 72 65 70 67" +
      "L72 93H64.5L61 71C52 74 40 74 29 71L20 93Z",
  ) +
  p(colour, "M28 92L33 66H41L36 92ZM53 92L53 66H61L60.5 92Z") +
  p(colour, "M18 48C9 50 5 58 7 68C10 65 11 60 16 58Z");

/** The mark as it is on pale cloth. */
const clothMark = (seat: Seat): string =>
  mark(seat, `-seat-${seat}-deep`).replaceAll(`(--seat-${seat})`, "(--m-paper)");

/** A camel with its seat's mark on the blanket. */
export const camel = (seat: Seat): string =>
  fade(0.25, e("shadow", 48, 93, 40, 5)) +
  outlined(`-seat-${seat}-edge`, 7, `-seat-${seat}`, camelShape) +
  fade(
    0.28,
    p(
      "shadow",
      "M28 92L32 71L39 72L36 92ZM53 92L53 72L60 71L60.5 92ZM15 60C14 64 15 68 16 70" +
        "C34 77 56 77 70 67C77 62 81 58 82.5 48C72 62 44 68 15 60Z",
    ),
  ) +
  fade(0.25, s("light", 3, "M28 38C31 30 35 27 40 27")) +
  edged("paper", `-seat-${seat}-deep`, 2.5, "M23 41C34 45 46 45 56 41L60 68C48 72 32 72 20 68Z") +
  at(23, 38.5, 0.345, clothMark(seat)) +
  c(`-seat-${seat}-ink`, 86, 16.5, 2);

const tentShape: Shape = (colour) => p(colour, "M50 14C54 36 72 62 94 84L88 92H12L6 84C28 62 46 36 50 14Z");

/** A tent with its seat's mark over the entrance. */
export const tent = (seat: Seat): string => {
  const [fill, ink, edge] = [`-seat-${seat}`, `-seat-${seat}-ink`, `-seat-${seat}-edge`];
  return (
    fade(0.25, e("shadow", 54, 92, 46, 5)) +
    s(edge, 5, "M50 18V5") +
    edged(fill, edge, 2.5, "M50 4L70 10L50 16Z") +
    outlined(edge, 7, fill, tentShape) +
    p(
      ink,
      "M50 14C49 40 38 66 26 92H12L6 84C28 62 46 36 50 14ZM50 14C51 40 60 66 68 92H78L86 92C66 66 54 40 50 14Z",
    ) +
    p(edge, "M50 60C46 72 42 82 36 92H64C58 82 54 72 50 60Z") +
    c(fill, 50, 51, 13) +
    at(38, 39, 0.24, mark(seat, ink))
  );
};

/** A turn marker: a standing stone with its seat's mark. */
export const turnMarker = (seat: Seat): string =>
  fade(0.25, e("shadow", 54, 90, 34, 7)) +
  p(`-seat-${seat}-edge`, "M16 46a34 34 0 0 1 68 0V78C84 88 70 96 50 96S16 88 16 78Z") +
  p(`-seat-${seat}`, "M20 46a30 30 0 0 1 60 0V77C80 85 68 92 50 92S20 85 20 77Z") +
  fade(0.22, p("shadow", "M62 18A30 30 0 0 1 80 46V77C80 85 68 92 50 92C70 84 72 50 62 18Z")) +
  fade(0.35, s("light", 4, "M26 44A25 25 0 0 1 42 23")) +
  at(16, 17, 0.68, mark(seat, `-seat-${seat}-ink`));
