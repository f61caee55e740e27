import { expect, test } from "vitest";
import type { PositionForm } from "../../../bindings/wasm/naqala.ts";
import { isConcealed } from "./read.ts";

test("R82: with hidden totals rivals are concealed until the end, or where all lies open", () => {
  const position = { totals: "hidden" } as PositionForm;
  expect(isConcealed({ position, actor: 1 }, 2, 1)).toBe(true);
  expect(isConcealed({ position, actor: 1 }, 1, 1)).toBe(false);
  expect(isConcealed({ position, actor: 1 }, 2, "spectator")).toBe(true);
  expect(isConcealed({ position, actor: 1 }, 2, undefined)).toBe(false);
  expect(isConcealed({ position, actor: "nobody" }, 2, 1)).toBe(false);
  expect(isConcealed({ position: {} as PositionForm, actor: 1 }, 2, 1)).toBe(false);
});
