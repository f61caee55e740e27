// Work that nobody waits for: a bit at a time, so that whatever else the page has to do comes in between.

const waiting: (() => unknown)[] = [];
let channel: MessageChannel | undefined;
let busy = false;

function next(): void {
  try {
    waiting.shift()?.();
  } finally {
    busy = waiting.length > 0;
    if (busy) channel!.port2.postMessage(0);
  }
}

/** Does it in a task of its own, after all that was asked for before. */
export function soon(work: () => unknown): void {
  waiting.push(work);
  if (busy) return;
  busy = true;
  if (channel === undefined) {
    channel = new MessageChannel();
    channel.port1.onmessage = next;
  }
  channel.port2.postMessage(0);
}
