import { expect, test } from "vitest";
import { loadWords } from "../words/index.ts";
import { troubleText } from "./trouble.ts";

test("what is wrong with a record is said in words", async () => {
  const { ui } = await loadWords("en");
  const text = "naqala-record 1\nplayers 2\n";
  expect(troubleText(ui, "hello", 'record: format: "hello" is not "naqala-record 1"')).toBe(ui.record.bad);
  expect(troubleText(ui, "", "record: format: is missing")).toBe(ui.record.trouble.empty);
  expect(troubleText(ui, text, 'record: line 49, action 5: "palm" is not legal here')).toMatch(
    /damaged in line 49.*"palm" is not legal/,
  );
  expect(troubleText(ui, text, "record: tiles: is missing")).toContain(ui.record.trouble.cut);
  expect(troubleText(ui, `${text}seat 1: end\n`, "record: tiles: is missing")).toContain(
    ui.record.trouble.damaged,
  );
  expect(troubleText(ui, `${text}seat 1: end\n`, "Failed to fetch")).toContain(ui.errors.engine);
  expect(troubleText(ui, `${text}clean-up: deal unseen`, "record: line 3")).toBe(ui.record.trouble.view);
});
