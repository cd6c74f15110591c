/** A word of a title that is a name or not. */
export interface Station {
  /** Set if the answer is known, so the odds do not matter. */
  known?: boolean;
  /** Log odds of being a name, and the log odds added after another name. */
  odds: number;
  linked: number;
}

/** Finds the most likely labeling of all words (Viterbi, 1967). */
export function bestPath(stations: Station[]): boolean[] {
  /** For each word and label (lowercase, name), whether the best path to it came from a name. */
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
