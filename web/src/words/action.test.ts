/// <reference types="vite/client" />
import { describe, expect, it } from "vitest";
import notation from "../../../docs/notation.md?raw";
import { parseAction } from "./action";
import { actionTexts } from "./samples";

/** The lines of the code blocks of a kind in docs/notation.md. */
function blocks(kind: string): string[] {
  return [...notation.matchAll(new RegExp("```text " + kind + "\\n([^`]*)```", "g"))].flatMap(([, body]) =>
    (body ?? "").trim().split("\n"),
  );
}

describe("parseAction", () => {
  const documented = [...blocks("actions"), ...blocks("legal")];
  it("finds the forms in the documentation", () => expect(documented.length).toBeGreaterThan(60));
  it.each(documented)("reads %s", (text) => expect(parseAction(text).kind).toBeTruthy());

  it("reads whole records", () => {
    const lines = blocks("record").filter((line) => /^(auction|seat \d|clean-up):/.test(line));
    const actions = lines.flatMap((line) => line.replace(/^[^:]*:/, "").split(";"));
    expect(actions.length).toBeGreaterThan(70);
    for (const action of actions) expect(parseAction(action).kind).toBeTruthy();
  });

  it("reads every name of every form", () => {
    for (const text of actionTexts) expect(() => parseAction(text), text).not.toThrow();
  });

  it("gives the parts", () => {
    expect(parseAction("bid 12 fakirs 2")).toEqual({ kind: "bid", price: 12, fakirs: 2 });
    expect(parseAction("bid 0")).toEqual({ kind: "bid", price: 0, fakirs: 0 });
    expect(parseAction("drop c4 elder")).toEqual({ kind: "drop", tile: "c4", tribe: "elder" });
    expect(parseAction("kill seat 2 elder")).toEqual({ kind: "kill-seat", seat: 2, tribe: "elder" });
    expect(parseAction("keep")).toEqual({ kind: "keep" });
    expect(parseAction("keep crown")).toEqual({ kind: "keep-item", item: "crown" });
    expect(parseAction("keep boaz")).toEqual({ kind: "keep-djinn", djinn: "boaz" });
    expect(parseAction("keep unseen")).toEqual({ kind: "keep-unseen", discard: [] });
    expect(parseAction("djinn 2 elder fakir")).toEqual({
      kind: "djinn",
      position: 2,
      payment: "elder fakir",
    });
    expect(parseAction("use leta elder fakir b2")).toEqual({
      kind: "use-djinn",
      djinn: "leta",
      payment: "elder fakir",
      tile: "b2",
    });
    expect(parseAction("use sloar fakir")).toEqual({ kind: "use-djinn", djinn: "sloar", payment: "fakir" });
    expect(parseAction("use lamp deck")).toEqual({ kind: "use-lamp", position: "deck" });
    expect(parseAction("use carpet")).toEqual({ kind: "use-item", item: "carpet" });
    expect(parseAction("item fakir fakir")).toEqual({ kind: "item", payment: "fakir fakir" });
    expect(parseAction("deal item crown")).toEqual({ kind: "deal-item", item: "crown" });
    expect(parseAction("keep unseen discard horn shows jewellery chest crown")).toEqual({
      kind: "keep-unseen",
      discard: ["horn"],
      shows: ["jewellery", "chest", "crown"],
    });
  });

  it.each([
    "",
    "dance",
    "drop c9 elder",
    "drop c4",
    "bid x",
    "use enki c4",
    "keep unseen chest",
    "trade shows fakir",
    "sell",
    "sell fakir",
    "take c3 c4",
    "item fakir",
    "constructor",
    "trade shows",
  ])("refuses %j", (text) => {
    expect(() => parseAction(text)).toThrow("not an action");
  });
});
