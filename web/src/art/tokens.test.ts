import { describe, expect, it } from "vitest";
import { apart, contrast, visions } from "./sight";
import { themeCss, themes } from "./tokens";

const seats = ["1", "2", "3", "4", "5"] as const;
const tribes = ["vizier", "elder", "merchant", "builder", "assassin", "artisan"] as const;
const tileGrounds = [
  "oasis",
  "village",
  "market",
  "bazaar",
  "sacred",
  "workshop",
  "special",
  "city",
  "hole",
  "shore",
] as const;

function pairs(colours: readonly string[]): [string, string][] {
  return colours.flatMap((one, index) => colours.slice(index + 1).map((two): [string, string] => [one, two]));
}

describe("the style sheet", () => {
  it("says what the tokens say", async () => {
    await expect(themeCss()).toMatchFileSnapshot("./tokens.css");
  });
});

describe.each(Object.entries(themes))("the %s theme", (_name, { page, tribe, seat, material }) => {
  const grounds = [page.ground, page.panel, page.raised, page.sunken];

  it("has readable text on every ground", () => {
    for (const ground of grounds)
      for (const text of [page.text, page.muted, page.warning, page.good])
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it("has readable text on what can be pressed and on notices", () => {
    for (const [text, ground] of [
      [page["act-text"], page.act],
      [page["chosen-text"], page.chosen],
      [page.text, page["act-soft"]],
      [page.text, page["chosen-soft"]],
      [page.text, page["warning-soft"]],
      [page.warning, page["warning-soft"]],
      [page["on-value"], page.red],
      [page["on-value"], page.blue],
    ] as const)
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it("shows edges and signs on every ground", () => {
    for (const ground of grounds)
      for (const part of [page.edge, page.act, page.chosen, page.focus])
        expect(contrast(part, ground), `${part} on ${ground}`).toBeGreaterThanOrEqual(3);
  });

  it("shows places to act and figures on every tile", () => {
    for (const name of tileGrounds) {
      const ground = material[name];
      for (const part of [page.act, page.chosen])
        expect(contrast(part, ground), `${part} on ${name}`).toBeGreaterThanOrEqual(3);
      for (const one of tribes)
        expect(
          Math.max(contrast(tribe[one], ground), contrast(tribe.edge, ground)),
          `${one} on ${name}`,
        ).toBeGreaterThanOrEqual(3);
      for (const one of seats)
        expect(contrast(seat[`${one}-edge`], ground), `camel ${one} on ${name}`).toBeGreaterThanOrEqual(3);
    }
  });

  it("shows each seat's mark on its colour", () => {
    for (const one of seats)
      expect(contrast(seat[`${one}-ink`], seat[one]), `seat ${one}`).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(visions))("keeps tribes, seats and signs apart with %s", (_sight, see) => {
    const groups = [
      tribes.map((name) => tribe[name]),
      seats.map((name) => seat[name]),
      [page.act, page.chosen],
      [page.red, page.blue],
    ];
    groups.push([page["heat-1"], page["heat-2"], page["heat-3"], page["heat-4"], page["heat-5"]]);
    for (const group of groups)
      for (const [one, two] of pairs(group))
        expect(apart(see(one), see(two)), `${one} and ${two}`).toBeGreaterThanOrEqual(12);
  });
});

describe("the measure", () => {
  it("knows the contrast of black and white", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(apart("#000000", "#ffffff")).toBeCloseTo(100, 0);
  });

  it("finds a red and a green that a person without green cones confuses", () => {
    expect(apart("#a08000", "#6f9400")).toBeGreaterThan(20);
    expect(apart(visions.deuteranopia("#a08000"), visions.deuteranopia("#6f9400"))).toBeLessThan(12);
  });
});
