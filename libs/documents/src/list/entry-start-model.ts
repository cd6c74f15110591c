import type { ListLine } from './list-line';

/** Minimum number of lines of each class to learn from. */
const LEAST = 6;
/** Pseudocount for features that were not seen. */
const UNSEEN = 0.5;
/** Number of lines in which the year of an entry usually appears. */
const REACH = 4;

const CLASSES: readonly [RegExp, string][] = [
  [/^[[(]?(?:1[5-9]|20)\d\d[a-z]?[\]).,;:]*$/, 'year'],
  [/^\p{Lu}\.?(?:[-–]?\p{Lu}\.)*,?$/u, 'initial'],
  [/^\p{Lu}{2,4}[,.]?$/u, 'capitals'],
  [/^\p{Lu}.*,$/u, 'Name,'],
  [/^[“"'‘«„]/u, 'quote'],
  [/^\p{Lu}.*[.:]$/u, 'Name.'],
  [/^\p{Lu}/u, 'Name'],
  [/^\d/, 'number'],
  [/^https?:|^doi|^10\./i, 'address'],
  [/^\p{Ll}/u, 'word'],
];
const classOf = (token: string): string => CLASSES.find(([pattern]) => pattern.test(token))?.[1] ?? 'other';

/** Extracts the features of a line and its neighbors that show whether an entry begins there. */
function featuresOf(lines: readonly ListLine[], index: number, starts: ReadonlySet<number>): string[] {
  const tokens = (lines[index]?.text ?? '').trim().split(/\s+/);
  const before = lines[index - 1];
  const next = lines.slice(index, index + REACH).findIndex((_, i) => i > 0 && starts.has(index + i));
  const years = lines
    .slice(index, index + (next < 0 ? REACH : next))
    .findIndex(({ text }) => /(?<![\d:.–-])(?:1[5-9]|20)\d\d(?!\d)/.test(text));
  return [
    `first ${classOf(tokens[0] ?? '')}`,
    `second ${classOf(tokens[1] ?? '')} ${classOf(tokens[2] ?? '')}`,
    `year ${years}`,
    `end ${/[.)\]”"]$/.exec(before?.text.trim() ?? '') ? 'ended' : classOf(before?.text.trim().slice(-1) ?? '')}`,
    `short ${before?.isShort === true}`,
  ];
}

/**
 * Learns from the lines of a list whose class is known from the layout, and returns a function that decides whether an entry
 * begins at a line (naive Bayes over the shapes of the first words, the end of the previous line and the distance to the year).
 * @param starts lines that begin an entry
 * @param others lines that continue one
 * @returns undefined if the list has too few lines of either class
 */
export function entryStartModel(
  lines: readonly ListLine[],
  starts: readonly number[],
  others: readonly number[],
): ((index: number) => boolean) | undefined {
  if (starts.length < LEAST || others.length < LEAST) return undefined;
  const known = new Set(starts);
  const [ofStarts, ofOthers] = [starts, others].map((some) =>
    countsOf(some.map((index) => featuresOf(lines, index, known))),
  );
  return (index) => {
    const odds = featuresOf(lines, index, known).reduce((sum, feature) => {
      const share = (counts: Map<string, number> | undefined, all: number) =>
        ((counts?.get(feature) ?? 0) + UNSEEN) / (all + 2 * UNSEEN);
      return sum + Math.log(share(ofStarts, starts.length) / share(ofOthers, others.length));
    }, 0);
    return odds > 0;
  };
}

function countsOf(rows: readonly string[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const feature of rows.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}
