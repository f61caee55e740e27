import { expect, test } from "vitest";
import { connect, serve, type Port } from "./rpc.ts";

/** Two ends that hear what the other one posts, a little later. */
function ends(): [Port, Port] {
  const ports: Port[] = [0, 1].map((end) => ({
    onmessage: null,
    postMessage: (data) => queueMicrotask(() => ports[1 - end]!.onmessage?.({ data } as MessageEvent)),
  }));
  return [ports[0]!, ports[1]!];
}

const methods = {
  sum: (a: number, b: number) => a + b,
  later: async (value: string) => value,
  fails: () => {
    throw new Error("no camel left");
  },
};

test("calls come back with what the method gives, in any order of asking", async () => {
  const [here, there] = ends();
  serve(there, methods);
  const remote = connect<typeof methods>(here);
  const answers = [remote.sum(1, 2), remote.later("b"), remote.sum(3, 4)];
  expect(await Promise.all(answers)).toEqual([3, "b", 7]);
});

test("what goes wrong is told to the one who called, and the next call works", async () => {
  const [here, there] = ends();
  serve(there, methods);
  const remote = connect<typeof methods>(here);
  await expect(remote.fails()).rejects.toThrow("no camel left");
  const wrong = remote as unknown as { missing(): Promise<void> };
  await expect(wrong.missing()).rejects.toThrow("there is no missing");
  expect(await remote.sum(1, 1)).toBe(2);
});
