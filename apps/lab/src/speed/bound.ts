/** How often a database may be asked, in any stretch of so many seconds. */
export interface Rate {
  requests: number;
  seconds: number;
}

/** So many references, each of which any of these databases can answer. */
export interface Demand {
  count: number;
  databases: string[];
}

/**
 * The least seconds in which every reference can have been asked about once, with every question at the database that suits
 * the whole best: those that a set of databases alone can answer may not exceed what the set takes by then (Hall's condition).
 */
export function leastSeconds(demands: Demand[], rates: Map<string, Rate>, latencySeconds: number): number {
  const ids = [...new Set(demands.flatMap(({ databases }) => databases))].filter((id) => rates.has(id));
  const masks = demands.map(({ count, databases }) => ({ count, mask: maskOf(databases, ids) }));
  const sets = Array.from({ length: 2 ** ids.length }, (_, set) => ({
    set,
    need: masks.reduce((sum, { count, mask }) => sum + ((mask & set) === mask ? count : 0), 0),
  })).filter(({ need }) => need > 0);
  for (let seconds = 0; seconds < 3_600; seconds += 0.05) {
    const taken = ids.map((id) => taking(rates.get(id), seconds));
    if (sets.every(({ set, need }) => need <= sumOf(taken, set))) return seconds + latencySeconds;
  }
  return Infinity;
}

function maskOf(some: string[], ids: string[]): number {
  return ids.reduce((mask, id, at) => (some.includes(id) ? mask | (1 << at) : mask), 0);
}

function taking(rate: Rate | undefined, seconds: number): number {
  return rate ? rate.requests * (Math.floor(seconds / rate.seconds) + 1) : 0;
}

function sumOf(values: number[], set: number): number {
  return values.reduce((sum, value, at) => sum + (set & (1 << at) ? value : 0), 0);
}
