import { describe, expect, it } from "vitest";
import { appIcon } from "./appIcon";
import { cardFace, itemFace, whimFace } from "./cards";
import { djinn } from "./djinns";
import { iconArt } from "./icons";
import { cards, djinns, icons, items, seats, tileKinds, tribes, whims } from "./kinds";
import { meeple } from "./meeples";
import { portrait, sitters } from "./people";
import { camel, coin, palacePiece, palmPiece, seatMark, tent, turnMarker } from "./pieces";
import { actionSign, tileMarks, valueBadge } from "./signs";
import { cardBack, stockArt } from "./stocks";
import { tile } from "./tiles";
import { themeCss } from "./tokens";
import { backdrop, logo } from "./wide";

const drawings: [string, string][] = [
  ...tileKinds.map((kind): [string, string] => [
    kind,
    [0, 1, 2].map((variant) => tile(kind, variant)).join(""),
  ]),
  ...tribes.map((tribe): [string, string] => [tribe, meeple(tribe)]),
  ...seats.map((seat): [string, string] => [
    `the pieces of seat ${seat}`,
    camel(seat) + tent(seat) + seatMark(seat) + turnMarker(seat),
  ]),
  ...cards.map((card): [string, string] => [`the card ${card}`, cardFace(card)]),
  ...djinns.map((name): [string, string] => [name, djinn(name)]),
  ...items.map((item): [string, string] => [`the item ${item}`, itemFace(item)]),
  ...whims.map((whim): [string, string] => [`the whim ${whim}`, whimFace(whim)]),
  ...sitters.map((sitter): [string, string] => [
    `the portrait of ${sitter}`,
    portrait(sitter) + portrait(sitter, 4),
  ]),
  ...icons.map((name): [string, string] => [`the icon ${name}`, iconArt[name]]),
  ["the signs", tileKinds.map(actionSign).join("") + valueBadge(6, "red") + tileMarks("oasis", "★", "blue")],
  ["the stocks", cardBack + Object.values(stockArt).join("")],
  ["the rest", palmPiece + palacePiece + coin + logo + backdrop],
];

describe.each(drawings)("%s", (_name, svg) => {
  it("is drawn with colours that the style sheet has", () => {
    const used = [...svg.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]);
    const css = themeCss();
    expect(used.filter((name) => !css.includes(`${name}:`))).toEqual([]);
    expect(svg.length).toBeGreaterThan(15);
  });

  it("can stand many times on one page and has no broken number", () => {
    expect(svg).not.toMatch(/\sid=|NaN|undefined|url\(/);
  });

  it("needs no font", () => {
    expect(svg).not.toContain("<text");
  });

  it("closes every group that it opens", () => {
    expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
  });
});

describe("drawings of one kind", () => {
  it("are all different", () => {
    const groups = [
      tribes.map(meeple),
      cards.map(cardFace),
      djinns.map(djinn),
      items.map(itemFace),
      whims.map(whimFace),
      icons.map((name) => iconArt[name]),
      tileKinds.map((kind) => tile(kind)),
      seats.map(seatMark),
      seats.map(camel),
      sitters.map((sitter) => portrait(sitter)),
      seats.map((seat) => portrait("person", seat)),
    ];
    for (const group of groups) expect(new Set(group).size).toBe(group.length);
  });
});

describe("tiles of one kind", () => {
  it("differ a little from place to place", () => {
    // There is one chasm and one lake.
    const kinds = tileKinds.filter((kind) => kind !== "chasm" && kind !== "lake");
    for (const kind of kinds)
      expect(new Set([0, 1, 2, 3].map((variant) => tile(kind, variant))).size).toBe(3);
  });
});

describe("the icon of the application", () => {
  it("is the emblem with its colours written out", async () => {
    expect(appIcon()).not.toContain("var(");
    await expect(appIcon()).toMatchFileSnapshot("../../public/icon.svg");
  });
});
