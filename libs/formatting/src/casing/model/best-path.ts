/** A word of a title on its way to being a name or none. */
export interface Station {
  /** Known already; then the odds are not asked. */
  known?: boolean;
  /** Odds of being a name, and what is added to them behind a name, as logarithms. */
  odds: number;
  linked: number;
}

/** The likeliest choice of names for all words at once (Viterbi, 1967). */
export function bestPath(stations: Station[]): boolean[] {
  /** For each station and each answer there (small, name): whether the best way to it came from a name. */
  const cameFromName: [boolean, boolean][] = [];
  let [small, name] = [0, -Infinity];
  for (const { known, odds, linked } of stations) {
    const viaName = name + linked > small;
    cameFromName.push([name > small, viaName]);
    const toName = (viaName ? name + linked : small) + (known === undefined ? odds : 0);
    const toSmall = Math.max(small, name);
    [small, name] = [known === true ? -Infinity : toSmall, known === false ? -Infinity : toName];
  }
  const names: boolean[] = [];
  let current = name > small;
  for (let index = stations.length - 1; index >= 0; index -= 1) {
    names[index] = current;
    const from = cameFromName[index];
    current = from ? (current ? from[1] : from[0]) : false;
  }
  return names;
}
