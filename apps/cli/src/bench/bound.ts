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
 * the whole best: no group of demands may exceed what all its databases together take by then (Hall's condition).
 */
export function leastSeconds(demands: Demand[], rates: Map<string, Rate>, latencySeconds: number): number {
  const groups = subsets(demands);
  for (let seconds = 0; ; seconds += 0.05) {
    const taken = (id: string): number => {
      const rate = rates.get(id);
      return rate ? rate.requests * (Math.floor(seconds / rate.seconds) + 1) : 0;
    };
    const enough = groups.every((group) => {
      const open = new Set(group.flatMap((demand) => demand.databases));
      const need = group.reduce((sum, demand) => sum + demand.count, 0);
      return need <= [...open].reduce((sum, id) => sum + taken(id), 0);
    });
    if (enough) return seconds + latencySeconds;
    if (seconds > 3_600) return Infinity;
  }
}

function subsets<T>(list: T[]): T[][] {
  return list.reduce<T[][]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]]);
}
