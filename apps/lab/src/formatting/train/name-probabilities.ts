/** A word in a sequence in which each word is a name or not. */
export interface Link {
  odds: number;
  /** Added to the odds if the previous word is a name. */
  linked: number;
  name?: boolean;
  isKnown: boolean;
}

/** The probability that each word is a name, that it and the previous word are names, and the log of the sum over all labelings. */
export interface Chances {
  name: Float64Array;
  both: Float64Array;
  total: number;
}

/**
 * Runs the forward-backward algorithm (Baum et al. 1970) with two labels per word, in log space.
 * @param written true to fix all words to their labels, false to fix only known words
 */
export function chances(links: Link[], written: boolean): Chances {
  const size = links.length;
  const open = links.map(({ name, isKnown }) =>
    name !== undefined && (written || isKnown) ? [!name, name] : [true, true],
  );
  const forward = Array.from({ length: size }, () => [-Infinity, -Infinity] as [number, number]);
  let [small, name] = [0, -Infinity];
  links.forEach(({ odds, linked }, index) => {
    const toSmall = either(small, name);
    const toName = either(small, name + linked) + odds;
    [small, name] = [open[index]?.[0] ? toSmall : -Infinity, open[index]?.[1] ? toName : -Infinity];
    forward[index] = [small, name];
  });
  const total = either(small, name);
  const result: Chances = { name: new Float64Array(size), both: new Float64Array(size), total };
  let [backSmall, backName] = [0, 0];
  for (let index = size - 1; index >= 0; index -= 1) {
    const { odds, linked } = links[index] ?? { odds: 0, linked: 0 };
    const [, here] = forward[index] ?? [0, 0];
    const before = index > 0 ? (forward[index - 1]?.[1] ?? 0) : -Infinity;
    result.name[index] = Math.exp(here + backName - total);
    if (open[index]?.[1]) result.both[index] = Math.exp(before + linked + odds + backName - total);
    const ahead = open[index]?.[0] ? backSmall : -Infinity;
    const aheadName = open[index]?.[1] ? backName + odds : -Infinity;
    [backSmall, backName] = [either(ahead, aheadName), either(ahead, aheadName + linked)];
  }
  return result;
}

/** log(exp(a) + exp(b)) */
function either(a: number, b: number): number {
  const most = Math.max(a, b);
  return most === -Infinity ? -Infinity : most + Math.log1p(Math.exp(Math.min(a, b) - most));
}
