import { expect, test } from "vitest";
import { parseAction } from "../words/action.ts";
import { cardOf } from "./cardOf.ts";

test("a choice shows the card that it is about", () => {
  const rows = { djinn_row: ["marid", "sloar"], card_row: ["fish", "fakir"] };
  const of = (text: string) => cardOf(parseAction(text), rows);
  expect(of("djinn 2 elder fakir")).toEqual({ djinn: "sloar" });
  expect(of("use lamp 1")).toEqual({ djinn: "marid" });
  expect(of("use lamp deck")).toEqual({});
  expect(of("keep iblis")).toEqual({ djinn: "iblis" });
  expect(of("keep crown")).toEqual({ item: "crown" });
  expect(of("use ring horn")).toEqual({ item: "horn" });
  expect(of("buy 2")).toEqual({ card: "fakir" });
  expect(of("put silk")).toEqual({ card: "silk" });
  expect(of("keep")).toEqual({});
});
