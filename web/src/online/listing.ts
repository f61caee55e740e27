// Which tables the page of tables shows.

import type { Store } from "../game/storage.ts";
import { listTables, Refusal, tableAt } from "./api.ts";
import type { TableForm } from "./forms.ts";
import { noteOver, ownSeats } from "./seats.ts";

export interface Listing {
  /** One's own that are not over yet. */
  own: TableForm[];
  open: TableForm[];
  running: TableForm[];
  /** One's own first. */
  over: TableForm[];
}

/** How many are asked for: each of one's own is a question of its own. */
const mostOwn = 24;
const mostOwnOver = 4;
const mostOver = 12;

export class Lister {
  /** Tables that the server does not know any more, and those that do not change any more. */
  private readonly gone = new Set<string>();
  private readonly done = new Map<string, TableForm>();

  constructor(
    private readonly store: Store,
    private readonly ask = { tableAt, listTables },
  ) {}

  async look(): Promise<Listing> {
    const [mine, open, running, over] = await Promise.all([
      this.own(),
      this.ask.listTables("open"),
      this.ask.listTables("running"),
      this.ask.listTables("over"),
    ]);
    const own = mine.filter(({ phase }) => phase !== "over");
    const finished = mine.filter(({ phase }) => phase === "over");
    const others = (tables: TableForm[]) => tables.filter(({ id }) => !mine.some((table) => table.id === id));
    return {
      own,
      open: others(open),
      running: others(running),
      over: [...finished, ...others(over)].slice(0, mostOver),
    };
  }

  private async own(): Promise<TableForm[]> {
    const seats = ownSeats(this.store).filter(({ table }) => !this.gone.has(table));
    const wanted = [
      ...seats.filter(({ over }) => !over).slice(0, mostOwn),
      ...seats.filter(({ over }) => over).slice(0, mostOwnOver),
    ];
    const tables = await Promise.all(wanted.map(({ table }) => this.done.get(table) ?? this.one(table)));
    return tables.filter((table) => table !== undefined);
  }

  private async one(id: string): Promise<TableForm | undefined> {
    try {
      const table = await this.ask.tableAt(id);
      if (table.phase === "over") {
        this.done.set(id, table);
        noteOver(this.store, id);
      }
      return table;
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) this.gone.add(id);
      return undefined;
    }
  }
}
