import { groupBy } from './group-by';

/** A text without its line numbers, and how many there were. */
interface Unnumbered {
  text: string;
  count: number;
}

/** A number at one side of a line or on a line of its own. */
interface Candidate {
  /** Index of the line. */
  line: number;
  /** Number of lines with text up to this one. */
  ordinal: number;
  number: number;
}

const SIDES = [/^[ \t]*(\d{1,5})(?:[ \t]+|$)/, /[ \t](\d{1,5})[ \t]*$/] as const;
const ALONE = /^\s*\d{1,5}\s*$/;
/** Minimum count of numbers in step with their lines, and of numbers in a block of their own. */
const [LEAST, LEAST_BLOCK] = [3, 6];
/** Minimum share of lines that are numbered, or of every fifth line. */
const MIN_SHARE = 0.6;
/** Minimum share of numbered lines that continue an entry if the numbers may be those of a list. */
const MIN_CONTINUED = 0.15;

/**
 * Removes the line numbers of a manuscript that was copied from its pages: at the start or end of each line or of every fifth, or on
 * lines of their own. They count the lines, which numbers of entries, years and page numbers do not.
 * @returns undefined if the text has none
 */
export function withoutLineNumbers(text: string): Unnumbered | undefined {
  if (!/\d/.test(text)) return undefined;
  const lines = text.split('\n');
  const block = blockOf(lines);
  if (block.size > 0) return removed(lines, block, undefined);
  for (const side of SIDES) {
    const numbered = numberedLines(lines, side);
    if (numbered.size > 0) return removed(lines, numbered, side);
  }
  return undefined;
}

function removed(lines: readonly string[], numbered: ReadonlySet<number>, side: RegExp | undefined): Unnumbered {
  const rest = lines.flatMap((line, i) => {
    if (!numbered.has(i)) return [line];
    const words = side ? line.replace(side, '') : '';
    return words.trim() === '' ? [] : [words];
  });
  return { text: rest.join('\n'), count: numbered.size };
}

/** Returns the lines with numbers that count all lines, or each fifth. */
function numberedLines(lines: readonly string[], side: RegExp): Set<number> {
  let ordinal = 0;
  const candidates = lines.flatMap((line, i): Candidate[] => {
    const number = side.exec(line)?.[1];
    if (line.trim() !== '' && !ALONE.test(line)) ordinal += 1;
    // A number on a line of its own belongs to the next line.
    return number === undefined
      ? []
      : [{ line: i, ordinal: ordinal + (ALONE.test(line) ? 1 : 0), number: Number(number) }];
  });
  const groups = groupBy(candidates, (item) => item.number - item.ordinal);
  const counting = [...groups.values()].filter((group) => group.length >= LEAST);
  const found = counting.flat();
  const isEach = found.length >= MIN_SHARE * ordinal;
  const isFifth = found.every(({ number }) => number % 5 === 0) && counting.every(isEveryFifth);
  if (
    found.length === 0 ||
    !(isEach || isFifth) ||
    (found.some(({ number }) => number <= 1) && !continues(lines, found, side))
  )
    return new Set();
  return new Set(found.map(({ line }) => line));
}

function isEveryFifth(group: readonly Candidate[]): boolean {
  const [first, last] = [group[0]?.number ?? 0, group.at(-1)?.number ?? 0];
  return group.length >= MIN_SHARE * ((last - first) / 5 + 1);
}

/** Returns true if numbered lines continue sentences, as entries of a numbered list do not. */
function continues(lines: readonly string[], found: readonly Candidate[], side: RegExp): boolean {
  const continued = found.filter(({ line }) =>
    /^\s*(?:\p{Ll}|\(|\d.*\p{L}{3})/u.test((lines[line] ?? '').replace(side, '')),
  );
  return continued.length >= MIN_CONTINUED * found.length;
}

/** Finds consecutive lines that only have consecutive numbers: a column of line numbers is copied as a block. */
function blockOf(lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  let run: number[] = [];
  lines.forEach((line, i) => {
    const last = run.at(-1);
    const isNext = last !== undefined && Number(line) === Number(lines[last]) + 1;
    run = !ALONE.test(line) ? [] : isNext ? [...run, i] : [i];
    if (run.length === LEAST_BLOCK) run.forEach((index) => found.add(index));
    else if (run.length > LEAST_BLOCK) found.add(i);
  });
  return found;
}
