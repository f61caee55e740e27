// The six tribes. Each silhouette is one of a kind even without its colour and at 16 pixels.
import { c, e, fade, outlined, p, r, s, type Shape } from "./draw";
import type { Tribe } from "./kinds";

const edge = "-tribe-edge";

interface Figure {
  /** What is seen as a shadow on a curtain. */
  shape: Shape;
  detail: string;
}

const figures: Record<Tribe, Figure> = {
  // A turban wider than the shoulders.
  vizier: {
    shape: (k, grow) =>
      p(k, "M50 52C66 52 74 62 76 78L78 95H22L24 78C26 62 34 52 50 52Z") +
      c(k, 50, 48, 15) +
      p(k, "M30 47C13 43 8 22 26 17C34 7 66 7 74 17C92 22 87 43 70 47Z") +
      s(k, 6 + grow, "M56 15C60 9 66 7 73 8"),
    detail:
      p("skin2", "M36 46C36 58 42 65 50 65S64 58 64 46Z") +
      c(edge, 44, 51, 2.2) +
      c(edge, 56, 51, 2.2) +
      p("ink", "M40 57C45 54 55 54 60 57C58 66 53 68 50 75C47 68 42 66 40 57Z") +
      s(
        "gold2",
        4,
        "M30 45C26 30 36 19 50 17M70 45C74 30 64 19 50 17M42 44C40 38 44 34 50 32C56 34 60 38 58 44",
      ) +
      s("red", 5, "M57 14C61 9 67 7 73 8") +
      c("red", 50, 31, 6.5) +
      c("fire2", 48.5, 29, 2) +
      fade(0.25, p("shadow", "M60 55C70 59 75 66 76 78L78 95H62C66 82 66 67 60 55Z")),
  },
  // A long beard, and a staff taller than the head.
  elder: {
    shape: (k, grow) =>
      p(k, "M42 30C56 30 62 42 64 60L68 94H16L20 60C22 42 28 30 42 30Z") +
      c(k, 42, 24, 16) +
      s(k, 7 + grow, "M80 94V26C80 10 64 8 66 20") +
      p(k, "M58 52L82 56V66L58 64Z"),
    detail:
      s("wood2", 6, "M80 94V26C80 10 64 8 66 20") +
      p("skin", "M30 20C30 12 36 9 42 9S54 12 54 20V28H30Z") +
      p("wall3", "M29 24C31 12 53 12 55 24C48 18 36 18 29 24Z") +
      c(edge, 37, 25, 2.2) +
      c(edge, 47, 25, 2.2) +
      p("paper2", "M29 27C34 34 50 34 55 27C60 46 52 66 42 84C32 66 24 46 29 27Z") +
      fade(0.55, s("wall3", 2.5, "M42 38V74M35 38C35 50 37 58 39 64M49 38C49 50 47 58 45 64")) +
      c("skin", 80, 58, 6) +
      fade(0.2, p("shadow", "M60 46C63 52 64 58 64 60L68 94H54C60 78 62 60 60 46Z")),
  },
  // A sack on the back, bigger than himself.
  merchant: {
    shape: (k) =>
      p(k, "M62 42C76 44 82 58 82 72L86 94H34L40 70C44 52 50 42 62 42Z") +
      c(k, 68, 30, 15) +
      p(
        k,
        "M40 26C36 18 28 14 22 14C26 20 28 26 28 30C10 38 4 54 8 70C12 84 44 84 52 68C58 54 52 36 40 26Z",
      ) +
      p(k, "M58 22L60 6H78L80 22Z"),
    detail:
      p(
        "wood3",
        "M40 26C36 18 28 14 22 14C26 20 28 26 28 30C10 38 4 54 8 70C12 84 44 84 52 68C58 54 52 36 40 26Z",
      ) +
      fade(0.5, p("wood", "M40 26C54 36 58 54 52 68C44 84 20 82 12 76C34 76 46 58 40 26Z")) +
      s("wood2", 4, "M27 31L40 27") +
      p("skin", "M56 26H82V30A13 13 0 0 1 56 30Z") +
      c(edge, 66, 31, 2.2) +
      c(edge, 75, 31, 2.2) +
      p("ink", "M61 37C66 34 74 34 79 37C77 44 63 44 61 37Z") +
      p("red", "M57 24L60 7H78L81 24C74 27 64 27 57 24Z") +
      s("fire2", 2.5, "M69 7C62 8 60 12 58 16") +
      s(edge, 5, "M74 58C66 62 58 58 50 50") +
      fade(0.22, p("shadow", "M74 46C80 54 82 64 82 72L86 94H70C76 76 78 60 74 46Z")),
  },
  // A hammer held up.
  builder: {
    shape: (k, grow) =>
      p(k, "M42 46C58 46 64 56 66 70L68 94H14L16 70C18 56 26 46 42 46Z") +
      c(k, 42, 32, 16) +
      s(k, 13 + grow, "M58 60C70 58 76 52 78 42") +
      s(k, 7 + grow, "M80 56V22") +
      r(k, 60, 4, 36, 20, 5),
    detail:
      s("wood3", 6, "M80 56V22") +
      r("metal3", 60, 4, 36, 20, 5) +
      r("metal", 60, 14, 36, 10, 4) +
      p("skin2", "M29 31H55V34A13 13 0 0 1 29 34Z") +
      c(edge, 37, 36, 2.2) +
      c(edge, 47, 36, 2.2) +
      s(edge, 2.5, "M37 43C40 45 44 45 47 43") +
      p("cream", "M26 31C24 18 32 15 42 15S60 18 58 31C50 27 34 27 26 31Z") +
      s("red", 5, "M27 29C34 26 50 26 57 29") +
      fade(0.9, p("wood3", "M32 62H52L54 94H30Z")) +
      s("wood2", 2.5, "M30 78H54") +
      c("skin2", 78, 44, 6) +
      fade(0.22, p("shadow", "M56 50C64 56 66 64 66 70L68 94H56C60 78 60 62 56 50Z")),
  },
  // A pointed hood over a wide cloak, and a dagger.
  assassin: {
    shape: (k, grow) =>
      p(k, "M40 4C58 14 64 32 64 44C78 60 82 76 84 94H4C6 76 10 60 22 44C22 30 26 14 40 4Z") +
      s(k, 9 + grow, "M62 66L74 58") +
      p(k, "M70 50L96 22L94 46L82 64Z"),
    detail:
      p("abyss3", "M43 22C54 30 56 42 50 50C46 54 36 54 32 50C26 42 32 28 43 22Z") +
      p("fire2", "M34 40L42 42L40 46C36 46 34 44 34 40ZM52 40L44 42L46 46C50 46 52 44 52 40Z") +
      p("metal3", "M75 50L96 22L84 57Z") +
      p("metal", "M96 22L94 46L84 57Z") +
      s("gold", 5, "M70 48L86 61") +
      s("wood2", 6, "M75 57L70 64") +
      fade(0.3, p("shadow", "M52 56C62 66 66 80 66 94H84C82 76 78 60 64 44C62 50 58 54 52 56Z")) +
      fade(0.35, s("shadow", 3, "M42 54C40 66 38 80 38 94")),
  },
  // Both arms hold up a gem.
  artisan: {
    shape: (k, grow) =>
      p(k, "M50 56C64 56 70 64 72 76L74 94H26L28 76C30 64 36 56 50 56Z") +
      c(k, 50, 50, 14) +
      s(k, 10 + grow, "M34 66C22 58 20 44 28 32M66 66C78 58 80 44 72 32") +
      p(k, "M34 4H66L80 18L50 38L20 18Z"),
    detail:
      p("water3", "M34 4H66L80 18L50 38L20 18Z") +
      p("water", "M66 4L80 18L50 38L60 18Z") +
      p("paper", "M34 4H66L60 18H40Z") +
      p("water2", "M50 38L60 18L80 18Z") +
      s("paper", 2, "M20 18H80") +
      c("skin", 28, 31, 5.5) +
      c("skin", 72, 31, 5.5) +
      p("skin", "M38 49A12 12 0 0 0 62 49V47H38Z") +
      c(edge, 45, 52, 2.2) +
      c(edge, 55, 52, 2.2) +
      p("ink", "M37 48C38 40 62 40 63 48C56 45 44 45 37 48Z") +
      s(edge, 2.2, "M46 58C48 59.5 52 59.5 54 58") +
      p("wood3", "M40 70H60L64 94H36Z") +
      s("wood2", 2.5, "M40 70L36 64M60 70L64 64M44 84H56"),
  },
};

export const meeple = (tribe: Tribe): string =>
  `<g class="art-day">` +
  fade(0.22, e("shadow", 50, 94, 38, 5)) +
  outlined(edge, 8, `-tribe-${tribe}`, figures[tribe].shape) +
  figures[tribe].detail +
  "</g>";
