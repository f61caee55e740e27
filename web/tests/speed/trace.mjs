// Reads the browser's trace: tasks of the page's main thread and of its workers, in processor time.

const categories = [
  "toplevel",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "blink.user_timing",
  "v8",
];

/** Traces what happens in the body. */
export async function traced(browser, page, body) {
  await browser.startTracing(page, { categories });
  let events;
  try {
    await body();
  } finally {
    events = JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  }
  return new Trace(events);
}

const endOf = ({ ts, dur }) => ts + dur;
const isTask = ({ name, ph }) => name === "RunTask" && ph === "X";

/** The outermost of tasks that are in one another, in order. */
function outermost(tasks) {
  let end = 0;
  return tasks
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
    .filter((task) => {
      if (task.ts < end) return false;
      end = endOf(task);
      return true;
    });
}

export class Trace {
  constructor(events) {
    this.marks = events
      .filter(({ name, cat }) => cat === "blink.user_timing" && name.startsWith("speed "))
      .sort((a, b) => a.ts - b.ts);
    const thread = this.marks[0] ?? events.find(({ cat }) => cat === "blink.user_timing");
    const named = events.filter(({ name, pid }) => name === "thread_name" && pid === thread?.pid);
    const workers = new Set(
      named.filter(({ args }) => args.name.startsWith("DedicatedWorker")).map(({ tid }) => tid),
    );
    const ofPage = events.filter(({ pid }) => pid === thread?.pid);
    this.tasks = outermost(ofPage.filter((event) => isTask(event) && event.tid === thread.tid));
    this.engine = ofPage.filter((event) => isTask(event) && workers.has(event.tid));
    this.inside = ofPage.filter(
      ({ tid, ph, name }) => tid === thread?.tid && ph === "X" && !/RunTask/.test(name),
    );
  }

  /** Processor time from each mark "speed from" to the next "speed to". */
  samples() {
    const samples = [];
    let from;
    for (const mark of this.marks) {
      if (mark.name === "speed from") from = mark;
      else if (mark.name === "speed to" && from) {
        samples.push({ main: between(this.tasks, from, mark), engine: between(this.engine, from, mark) });
        from = undefined;
      }
    }
    return samples;
  }

  /**
   * The task that took most since the first mark, with what it was busy with, and how many took
   * more than 50 ms.
   */
  longest() {
    const first = this.marks[0]?.ts ?? 0;
    const tasks = this.tasks.filter((task) => endOf(task) > first);
    const task = tasks.reduce((a, b) => ((b.tdur ?? 0) > (a.tdur ?? 0) ? b : a), { tdur: 0, ts: 0, dur: 0 });
    const over = tasks.filter(({ tdur = 0 }) => tdur > 50_000).length;
    return { cpu: (task.tdur ?? 0) / 1000, parts: this.partsOf(task), over };
  }

  /** Each kind of work with its own time, without what is inside of it. */
  partsOf(task) {
    const inside = this.inside
      .filter((event) => event.ts >= task.ts && endOf(event) <= endOf(task))
      .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
    const sums = new Map();
    const open = [];
    const add = (name, ms) => sums.set(name, (sums.get(name) ?? 0) + ms);
    for (const event of inside) {
      while (open.length > 0 && endOf(open.at(-1)) <= event.ts) open.pop();
      const ms = (event.tdur ?? 0) / 1000;
      if (open.length > 0) add(open.at(-1).name, -ms);
      add(event.name, ms);
      open.push(event);
    }
    return [...sums].sort((a, b) => b[1] - a[1]);
  }
}

/** What tasks that end after one moment and begin before another took. */
const between = (tasks, from, to) =>
  tasks
    .filter((task) => endOf(task) >= from.ts && task.ts <= to.ts)
    .reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/** A fixed loop on the main thread of a page. */
export async function loopTime(browser) {
  const page = await browser.newPage();
  const times = [];
  for (let n = 0; n < 3; ++n) {
    const trace = await traced(browser, page, () =>
      page.evaluate(() => {
        performance.mark("speed loop");
        let sum = 0;
        for (let i = 0; i < 2e7; ++i) sum += Math.sqrt(i);
        return sum;
      }),
    );
    times.push(trace.longest().cpu);
  }
  await page.close();
  return Math.min(...times);
}
