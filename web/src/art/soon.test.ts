import { expect, it } from "vitest";
import { soon } from "./soon";

it("does one thing after the other, each in a task of its own", async () => {
  const done: string[] = [];
  const last = new Promise<void>((end) => {
    soon(() => {
      done.push("first");
      // What is asked for meanwhile comes last, and what a task leaves behind is done before the next.
      soon(() => {
        done.push("third");
        end();
      });
      queueMicrotask(() => done.push("after the first"));
    });
    soon(() => done.push("second"));
  });
  expect(done).toEqual([]);
  await last;
  expect(done).toEqual(["first", "after the first", "second", "third"]);
});
