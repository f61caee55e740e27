import { expect, test } from "vitest";
import { ui as english } from "../words/en/ui.ts";
import { ui as polish } from "../words/pl/ui.ts";
import { ui as russian } from "../words/ru/ui.ts";
import { ui as ukrainian } from "../words/uk/ui.ts";
import { commandOf, type Key } from "./keyboard.ts";

const key = (key: string, code = "", more: Partial<Key> = {}): Key => ({
  key,
  code,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});
const { letters } = english;

test("a letter means the tribe in hand, otherwise what it means anywhere", () => {
  expect(commandOf(key("M", "KeyM"), letters, ["merchant", "elder"])).toEqual({
    kind: "tribe",
    tribe: "merchant",
  });
  expect(commandOf(key("m", "KeyM"), letters, ["elder"])).toEqual({ kind: "menu" });
  expect(commandOf(key("т", "KeyN"), russian.letters, ["builder"])).toEqual({
    kind: "tribe",
    tribe: "builder",
  });
  expect(commandOf(key("щ", "KeyO"), russian.letters, [])).toEqual({ kind: "peek" });
  expect(commandOf(key("а", "KeyF"), russian.letters, [])).toEqual({ kind: "tab", tab: "finder" });
});

test("numbers press buttons, Escape and Backspace go back", () => {
  expect(commandOf(key("3"), letters, [])).toEqual({ kind: "press", n: 3 });
  expect(commandOf(key("0"), letters, [])).toBeUndefined();
  for (const name of ["Escape", "Backspace"])
    expect(commandOf(key(name), letters, [])).toEqual({ kind: "back" });
});

test("the browser's own keys stay its own", () => {
  expect(commandOf(key("f", "KeyF", { ctrlKey: true }), letters, [])).toBeUndefined();
  expect(commandOf(key("Tab", "Tab"), letters, [])).toBeUndefined();
});

test("no two tribes have the same letter", () => {
  for (const ui of [english, polish, russian, ukrainian])
    expect(new Set(Object.values(ui.letters)).size).toBe(6);
});
