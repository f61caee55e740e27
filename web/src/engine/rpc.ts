// Calls to a worker as if it were an object whose methods take time.

type Method = (...args: never[]) => unknown;
export type Methods = Record<string, Method>;

/** The same methods from the other side. */
export type Remote<M> = {
  [K in keyof M]: M[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
};

interface Call {
  id: number;
  method: string;
  args: unknown[];
}
type Answer = { id: number; value: unknown } | { id: number; error: string };

/** What both ends need of a worker, or of a worker's own scope. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => unknown) | null;
}

/** Answers calls one after the other, in the order they come. */
export function serve<M extends object>(port: Port, methods: M): void {
  let last: Promise<unknown> = Promise.resolve();
  port.onmessage = ({ data }: MessageEvent<Call>) => {
    last = last.then(async () => port.postMessage(await answerTo(methods as unknown as Methods, data)));
  };
}

async function answerTo(methods: Methods, { id, method, args }: Call): Promise<Answer> {
  try {
    const called = methods[method];
    if (called === undefined) throw new Error(`there is no ${method}`);
    return { id, value: await called.apply(methods, args as never[]) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

export function connect<M extends object>(port: Port): Remote<M> {
  const waiting = new Map<number, { done(value: unknown): void; failed(error: Error): void }>();
  let calls = 0;
  port.onmessage = ({ data }: MessageEvent<Answer>) => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if ("error" in data) caller?.failed(new Error(data.error));
    else caller?.done(data.value);
  };
  const call =
    (method: string) =>
    (...args: unknown[]) =>
      new Promise((done, failed) => {
        waiting.set(++calls, { done, failed });
        port.postMessage({ id: calls, method, args } satisfies Call);
      });
  return new Proxy({} as Remote<M>, {
    get: (_, method) => (method === "then" ? undefined : call(String(method))),
  });
}
