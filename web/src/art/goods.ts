// The goods and the fakir, each in a box of 100 units with its foot at about 92.
import { at, c, e, each, fade, p, r, s, turn } from "./draw";
import type { Card } from "./kinds";

const ground = fade(0.25, e("shadow", 52, 90, 40, 6));

const tusk =
  p("paper", "M16 84C6 46 30 14 74 10C50 26 40 52 46 80C40 92 22 94 16 84Z") +
  p("paper2", "M46 80C40 52 50 26 74 10C44 24 30 54 34 88C40 88 44 84 46 80Z") +
  r("gold", 14, 76, 33, 12, 5) +
  s("gold2", 2.5, "M17 82H44") +
  c("red", 30, 82, 3.5);

/** A cut stone with its foot at the bottom of a box of 40 by 40. */
const gem = (lit: string, mid: string, dark: string): string =>
  p(mid, "M10 4H30L40 15L20 40L0 15Z") +
  p(lit, "M10 4H30L26 15H14Z") +
  p(lit, "M10 4L14 15H0Z") +
  p(dark, "M26 15H40L20 40Z") +
  p(dark, "M30 4L40 15H26Z") +
  fade(0.6, p("paper", "M13 6H20L16 13H9Z"));

const ingot = (x: number, y: number): string =>
  p("gold", `M${x} ${y}L${x + 6} ${y - 16}H${x + 30}L${x + 36} ${y}Z`) +
  p("gold3", `M${x + 6} ${y - 16}L${x + 12} ${y - 22}H${x + 34}L${x + 30} ${y - 16}Z`) +
  p("gold2", `M${x + 30} ${y - 16}L${x + 34} ${y - 22}L${x + 41} ${y - 7}L${x + 36} ${y}Z`) +
  fade(0.7, s("gold3", 2, `M${x + 8} ${y - 12}H${x + 18}`)) +
  fade(0.6, s("gold2", 2, `M${x + 12} ${y - 6}h13`));

const heap = (x: number, w: number, top: number, lit: string, dark: string): string =>
  p(lit, `M${x} 62Q${x + w * 0.4} ${top} ${x + w / 2} ${top}T${x + w} 62Z`) +
  p(
    dark,
    `M${x + w / 2} ${top}Q${x + w * 0.6} ${top} ${x + w} 62` +
      `H${x + w * 0.62}Q${x + w * 0.66} ${top + 14} ${x + w / 2} ${top}Z`,
  );

const ear = (angle: number): string =>
  turn(
    angle,
    50,
    74,
    s("gold2", 3, "M50 74V34") +
      each(
        [0, 1, 2, 3, 4],
        (i) => e("gold", 44.5, 35 - i * 6.5, 4, 6.5) + e("gold2", 55.5, 35 - i * 6.5, 4, 6.5),
      ) +
      e("gold3", 50, 4, 3.6, 7),
  );

const fish = turn(
  -16,
  50,
  52,
  p("teal", "M74 50L96 30C98 44 98 60 94 74Z") +
    p("teal", "M34 34C44 18 60 18 68 26L62 38Z") +
    p("water", "M4 54C14 28 50 22 78 50C52 84 14 80 4 54Z") +
    p("water2", "M6 60C24 70 56 70 78 50C52 84 14 80 6 60Z") +
    p("water3", "M4 54C12 36 30 30 44 33C30 42 18 50 4 54Z") +
    fade(
      0.7,
      s("water2", 2.6, "M38 38q6 6 0 12M50 38q6 7 0 14M44 54q6 6 0 12M56 52q5 6 0 11M62 44q4 5 0 9"),
    ) +
    s("teal", 3, "M28 36C34 44 34 60 28 70") +
    c("paper", 18, 49, 5.5) +
    c("night", 17, 49, 3) +
    p("teal", "M42 66C46 78 56 82 62 78L54 62Z"),
);

const pottery =
  s("ember2", 6, "M36 26C16 22 14 44 28 50M64 26C84 22 86 44 72 50") +
  p("ember", "M38 12H62C60 20 60 26 66 32C84 44 82 72 60 90H40C18 72 16 44 34 32C40 26 40 20 38 12Z") +
  p("ember2", "M54 12H62C60 20 60 26 66 32C84 44 82 72 60 90H50C68 70 68 46 58 32C54 26 54 20 54 12Z") +
  r("ember", 34, 8, 32, 7, 3.5) +
  fade(0.5, s("glow", 2.5, "M38 11.5H50")) +
  p("pale", "M24.5 46C24 49 23.6 53 24 57H76C76.4 53 76 49 75.5 46Z") +
  s("ember2", 2.5, "M25 51.5L30 48L36 55L42 48L48 55L54 48L60 55L66 48L72 55L75 51.5") +
  s("glow", 2.5, "M28 68H72") +
  r("ember2", 36, 86, 28, 6, 3) +
  fade(0.35, s("pale", 4, "M33 42C30 48 30 58 33 66"));

const fakir =
  e("ruby", 50, 86, 42, 8) +
  s("glow", 1.8, "M14 86H86") +
  e("ruby2", 50, 90, 40, 5) +
  e("ruby", 50, 85, 40, 6.5) +
  p("pale", "M14 80C14 70 30 68 50 70C70 68 86 70 86 80C86 88 60 84 50 84S14 88 14 80Z") +
  p("paper2", "M50 78C66 72 80 74 86 80C86 88 60 84 50 84Z") +
  p("skin2", "M34 46C42 42 58 42 66 46L68 74H32Z") +
  fade(0.4, p("skin3", "M56 43.5C60 44 64 45 66 46L68 74H56C60 64 60 52 56 43.5Z")) +
  s("skin2", 9, "M35 50C26 58 26 66 36 70M65 50C74 58 74 66 64 70") +
  s("skin3", 2, "M44 58H56M45 64H55") +
  p("skin2", "M38 26H62V36A12 12 0 0 1 38 36Z") +
  c("night", 45, 33, 2) +
  c("night", 55, 33, 2) +
  p("slate2", "M38 36C44 40 56 40 62 36C62 48 56 56 50 60C44 56 38 48 38 36Z") +
  p("pale", "M34 28C26 16 38 6 50 6S74 16 66 28C58 24 42 24 34 28Z") +
  s("paper2", 2.5, "M36 24C42 14 54 12 64 14M38 14C48 16 58 18 66 24") +
  c("ruby", 50, 17, 3.5);

export const goods: Record<Card, string> = {
  ivory: ground + at(30, 12, 0.84, tusk) + at(2, 2, 0.96, tusk),
  jewels:
    ground +
    at(28, 8, 1.1, gem("rose", "ruby", "ruby2")) +
    at(2, 46, 1.05, gem("water3", "water", "water2")) +
    at(53, 46, 1.05, gem("leaf3", "jade", "jade2")) +
    each(
      [
        [46, 80],
        [54, 86],
        [46, 90],
      ] as const,
      ([x, y]) => c("pale", x, y, 4) + c("paper2", x + 1, y + 1, 2),
    ),
  gold:
    ground +
    at(
      8,
      14,
      0.84,
      ingot(30, 44) + ingot(12, 67) + ingot(48, 67) + ingot(-4, 90) + ingot(29, 90) + ingot(60, 90),
    ),
  papyrus:
    ground +
    p("paper", "M24 16H80V78H24Z") +
    p("paper2", "M70 16H80V78H70Z") +
    s("sand2", 2.6, "M34 30H66M34 40H60M34 50H66M34 60H54") +
    r("paper2", 14, 8, 76, 14, 7) +
    r("paper", 14, 8, 76, 6, 3) +
    r("paper2", 12, 74, 76, 16, 8) +
    r("paper", 12, 74, 76, 7, 3.5) +
    c("sand2", 14, 15, 5) +
    c("sand2", 90, 15, 5) +
    c("sand2", 12, 82, 6) +
    c("sand2", 88, 82, 6) +
    p("ruby", "M58 60L72 60L70 84L65 78L60 84Z") +
    c("ruby", 65, 60, 9) +
    c("ruby2", 65, 60, 5),
  silk:
    ground +
    p("rose2", "M30 40C36 60 20 72 26 90H74C84 74 70 62 80 40Z") +
    p("rose", "M30 40C36 60 20 72 26 90H46C42 72 52 60 46 40Z") +
    p("rose", "M58 40C62 58 54 74 60 90H74C84 74 70 62 80 40Z") +
    fade(0.6, s("pale", 2.6, "M37 46C40 62 30 74 34 88M67 46C70 60 62 74 67 88")) +
    s("glow", 2.6, "M26 84C42 88 58 88 76 84") +
    r("rose", 12, 18, 76, 26, 13) +
    r("rose2", 12, 32, 76, 12, 6) +
    fade(0.7, s("pale", 3.5, "M26 25H66")) +
    e("rose2", 84, 31, 8, 13) +
    e("rose", 84, 31, 5, 9) +
    c("wood3", 84, 31, 3.5) +
    r("wood2", 4, 28, 10, 6, 3),
  spice:
    ground +
    heap(8, 50, 26, "ember", "ember2") +
    heap(44, 48, 32, "gold", "gold2") +
    heap(26, 48, 14, "red", "red2") +
    p("wood3", "M6 60H94C92 80 76 92 50 92S8 80 6 60Z") +
    p("wood", "M60 60H94C92 80 76 92 50 92C70 86 74 74 60 60Z") +
    r("wood2", 4, 57, 92, 7, 3.5) +
    s("glow", 2.5, "M18 74L26 70L34 76L42 70L50 76L58 70L66 76L74 70L82 74") +
    s("wood2", 5, "M72 50L88 14") +
    e("wood3", 69, 54, 8, 5),
  fish: ground + at(5, 10, 0.88, fish),
  wheat:
    ground +
    ear(-34) +
    ear(34) +
    ear(-17) +
    ear(17) +
    ear(0) +
    p("sand2", "M40 64H60C60 78 66 86 70 92H30C34 86 40 78 40 64Z") +
    fade(0.5, s("gold3", 2, "M46 70L40 90M50 70V90M54 70L60 90")) +
    r("ruby", 36, 62, 28, 8, 4) +
    s("ruby", 4, "M58 68C66 74 68 78 66 84"),
  pottery: ground + pottery,
  fakir: ground + fakir,
};
