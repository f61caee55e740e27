import { expect, test } from "vitest";
import { parseAction } from "../words/action.ts";
import { engineOfTests, play } from "./playing.ts";
import type { PositionForm, Seat } from "../../../bindings/wasm/naqala.ts";
import { coinsForBid, isConcealed, plus, seatAt } from "./read.ts";

test("R82: with hidden totals rivals are concealed until the end, or where all lies open", () => {
  const position = { totals: "hidden" } as PositionForm;
  expect(isConcealed({ position, actor: 1 }, 2, 1)).toBe(true);
  expect(isConcealed({ position, actor: 1 }, 1, 1)).toBe(false);
  expect(isConcealed({ position, actor: 1 }, 2, "spectator")).toBe(true);
  expect(isConcealed({ position, actor: 1 }, 2, undefined)).toBe(false);
  expect(isConcealed({ position, actor: "nobody" }, 2, 1)).toBe(false);
  expect(isConcealed({ position: {} as PositionForm, actor: 1 }, 2, 1)).toBe(false);
});

test("R6, R39: a bid costs what the engine asks for it, with fakirs and five seats", async () => {
  const engine = await engineOfTests();
  const seen = new Set<string>();
  const without = (list: string[] = []): string[] => list.filter((djinn) => djinn !== "kumarbi");
  /** Whoever bids has Kumarbi and all fakirs of the deck. */
  const helped = (whole: PositionForm, actor: Seat): PositionForm => ({
    ...whole,
    seats: whole.seats.map((form, i) => {
      const djinns = without(form.djinns);
      if (i + 1 !== actor) return { ...form, djinns };
      const cards = plus(form.cards, { fakir: whole.deck?.["fakir"] ?? 0 });
      return { ...form, djinns: [...djinns, "kumarbi"], cards, coins: 30 };
    }),
    deck: { ...whole.deck, fakir: 0 },
    djinn_row: without(whole.djinn_row),
    djinn_deck: without(whole.djinn_deck),
  });
  play(engine, { players: 5, sets: ["base", "whims"] }, 31, undefined, (_, { position: whole, actor }) => {
    if (whole.step !== "bid" || typeof actor !== "number") return;
    const form = helped(whole, actor);
    const kam = seatAt(form, actor).djinns?.includes("kam") ?? false;
    const position = engine.readPosition(form);
    for (const text of position.legal()) {
      const bid = parseAction(text);
      if (bid.kind !== "bid" || (kam && bid.price === 0)) continue;
      const after = position.copy();
      after.apply(text);
      const paid = 30 - (seatAt(after.position(), actor).coins ?? 0);
      expect(paid, text).toBe(coinsForBid(form, actor, bid.price, bid.fakirs));
      after.free();
      seen.add(text);
    }
    position.free();
  });
  for (const text of ["bid 5 fakirs 1", "bid 5 fakirs 2", "bid 3 fakirs 1", "bid 8 fakirs 1"])
    expect(seen).toContain(text);
});
