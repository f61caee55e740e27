// Where things went, from how many of them were where before and after.

/** How many of each thing lie at each spot. */
export type Bins = Map<string, Map<string, number>>;

export interface Flow {
  /** What it is; null if the viewer does not know. */
  name: string | null;
  n: number;
  from: string;
  to: string;
}

export function put(bins: Bins, spot: string, counts: Partial<Record<string, number>> = {}): void {
  for (const [name, n = 0] of Object.entries(counts)) {
    const spots = bins.get(name) ?? new Map<string, number>();
    spots.set(spot, (spots.get(spot) ?? 0) + n);
    bins.set(name, spots);
  }
}

interface Heap {
  spot: string;
  n: number;
}

/** How much each spot has lost and gained. */
function differences(
  before: Map<string, number>,
  after: Map<string, number>,
): { lost: Heap[]; gained: Heap[] } {
  const [lost, gained]: Heap[][] = [[], []];
  for (const spot of new Set([...before.keys(), ...after.keys()])) {
    const change = (after.get(spot) ?? 0) - (before.get(spot) ?? 0);
    if (change < 0) lost!.push({ spot, n: -change });
    if (change > 0) gained!.push({ spot, n: change });
  }
  return { lost: lost!, gained: gained! };
}

type Fits = (from: string, to: string) => boolean;

/** Pairs what was lost with what was gained, as far as there is something to pair. */
function pair(name: string | null, lost: Heap[], gained: Heap[], fits: Fits = () => true): Flow[] {
  const flows: Flow[] = [];
  for (const to of gained)
    for (const from of lost) {
      const n = Math.min(from.n, to.n);
      if (n === 0 || !fits(from.spot, to.spot)) continue;
      flows.push({ name, n, from: from.spot, to: to.spot });
      from.n -= n;
      to.n -= n;
    }
  return flows;
}

/** What came from elsewhere and what went there. */
function rest(name: string | null, lost: Heap[], gained: Heap[], source: string, sink: string): Flow[] {
  const some = ({ n }: Heap): boolean => n > 0;
  return [
    ...gained.filter(some).map(({ spot, n }) => ({ name, n, from: source, to: spot })),
    ...lost.filter(some).map(({ spot, n }) => ({ name, n, from: spot, to: sink })),
  ];
}

/** Things all in the open: what is at none of the spots is in `elsewhere`. */
export function flows(before: Bins, after: Bins, elsewhere: string): Flow[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const { lost, gained } = differences(before.get(name) ?? new Map(), after.get(name) ?? new Map());
    return [...pair(name, lost, gained), ...rest(name, lost, gained, elsewhere, elsewhere)];
  });
}

/**
 * Things that lie face down in a pile or with those who drew them. One spot in the open bins, the
 * pile, holds all of them, since the viewer cannot tell them apart; `veiled` says how many of them are
 * where, the pile left out.
 */
export interface Veiled {
  open: Bins;
  veiled: Map<string, number>;
}

export function veiledFlows(before: Veiled, after: Veiled, pile: string): Flow[] {
  const veiled = differences(before.veiled, after.veiled);
  const found = flows(before.open, after.open, "discards").flatMap((flow) => {
    if (flow.from === pile) return unveil(flow, veiled.lost, pile);
    return flow.to === pile ? veil(flow, veiled.gained, pile) : [flow];
  });
  return [
    ...found,
    ...pair(null, veiled.lost, veiled.gained),
    ...rest(null, veiled.lost, veiled.gained, pile, pile),
  ];
}

const ownerOf = (spot: string): string => spot.slice(spot.indexOf("-") + 1);
const isSeat = (spot: string): boolean => spot.startsWith("seat-");

/**
 * Where a thing comes from that seemed to be in the pile: a seat lays open its own, otherwise who
 * has less now.
 */
function unveil(flow: Flow, lost: Heap[], pile: string): Flow[] {
  const gained = [{ spot: flow.to, n: flow.n }];
  const fits = (from: string, to: string): boolean => !isSeat(to) || ownerOf(from) === ownerOf(to);
  return [...pair(flow.name, lost, gained, fits), ...rest(flow.name, [], gained, pile, pile)];
}

/** The other way round, when looking back. Discards that come to the pile are shuffled. */
function veil(flow: Flow, gained: Heap[], pile: string): Flow[] {
  if (flow.from === "discards") return [flow];
  const lost = [{ spot: flow.from, n: flow.n }];
  const fits = (from: string, to: string): boolean => !isSeat(from) || ownerOf(from) === ownerOf(to);
  return [...pair(flow.name, lost, gained, fits), ...rest(flow.name, lost, [], pile, pile)];
}
