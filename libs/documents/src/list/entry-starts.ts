import { particlePattern } from '@veracite/text/names';
import { entryStartModel } from './entry-start-model';
import type { ListLine } from './list-line';

/** The lines where entries begin, with their labels if they have any. */
export interface Starts {
  at: number[];
  labels?: { text: string; length: number }[];
}

/** Numbering patterns. Group 1 is the number. */
const NUMBERED: readonly RegExp[] = [
  /^[[［【]\s?(\d{1,4})\s?[\]］】][.:]?\s*/,
  /^(\d{1,4})\s?[.．](?:\s+|(?=[\p{L}“"]))/u,
  /^\((\d{1,4})\)\s*/,
  /^(\d{1,4})\)\s*/,
  /^(\d{1,4})\s+(?=[\p{L}“"«])/u,
  /^(\d{1,4})(?=[\p{Lu}“"«])/u,
];
/** Maximum number of consecutive numbers that may be missing because of a float or unread lines. */
const LOST = 10;
/** Minimum share of numbers that differ: a line may also begin with "1. Aufl." */
const MIN_DISTINCT = 0.6;
const LETTERED = /^\[(\p{L}[\p{L}+*’'/.]{0,12}\+?\d{0,4}[a-z]?(?:\+\d{2}[a-z]?)?)\]\s*/u;
/** Minimum share of labels with digits or a plus sign. Other words in brackets have neither. */
const FIGURED = 0.7;
const START = new RegExp(
  String.raw`^(?:[\p{Lu}\p{Lo}“"'‘«„[*\d]|[-–—_]{2,}|(?:${particlePattern('entryStart')}|d['’]|l['’]|bell|danah|e\.)[\s-]?\p{L})`,
  'u',
);
const FINISHED = /(?:[.\])\d”"’»/]|[a-z]\/?|https?:\S+)\s*$/iu;
const YEAR =
  /(?<![\d–-])(?:1[5-9]|20)\d\d(?!\d|[–-]\d)|\bn\.\s?d\.|\bin press\b|\bforthcoming\b|10\.\d{4,9}\/|https?:/i;
/** Minimum score of a layout. */
const LEAST = 0.62;
/** Minimum share of lines with a year in a list in which each line is an entry. */
const DATED_LINES = 0.8;

/** Finds where entries begin: by their numbers or labels, else by the layout of indents and gaps that scores best. */
export function entryStarts(lines: readonly ListLine[]): Starts | undefined {
  return numbered(lines) ?? lettered(lines) ?? byLayout(lines);
}

/**
 * Decides what the lines of one paragraph are: an entry each, together one entry, or entries that only their words divide.
 * Authors end an entry with a line break, but also break lines inside one, such as before an address.
 * @param isAlone true if the paragraph is the whole list, which seldom has a single entry
 */
export function entriesOfLines(texts: readonly string[], isAlone: boolean): 'each' | 'whole' | 'unknown' {
  const lines = texts.map((text) => ({ text, indent: 0, gap: 1 }));
  if (lines.length < 2) return 'whole';
  const [each, whole] = [lines.map((_, i) => i), [0]].map((indexes) => scoreOf(lines, indexes));
  if (each !== undefined && each >= Math.max(LEAST, whole ?? 0)) return 'each';
  const isOne = (whole ?? 0) >= LEAST && !(isAlone && hasYears(lines));
  return isOne || lines.length === 2 ? 'whole' : 'unknown';
}

function numbered(lines: readonly ListLine[]): Starts | undefined {
  const chains = NUMBERED.map((pattern) => chain(lines, pattern)).filter(({ at }) => at.length > 0);
  const best = chains.sort((a, b) => b.at.length - a.at.length)[0];
  if (!best || (best.at[0] ?? 9) > 1 || distinct(best.labels) < MIN_DISTINCT * best.at.length) return undefined;
  const isList = best.at.length >= 2 ? lines.length / best.at.length < 16 : lines.length < 10;
  return isList ? best : undefined;
}

const distinct = (labels: Starts['labels'] = []): number => new Set(labels.map(({ text }) => text)).size;

/** A line that begins with a number, as the end of the best sequence of numbers that leads to it. */
interface Link {
  at: number;
  number: number;
  indent: number;
  label: { text: string; length: number };
  before?: Link;
  score: number;
}

/** Scores of a number in a sequence: the next number, a number after a gap (minus `lost` for each missing one), or a repetition. */
const POINTS = { next: 2, behind: 1, again: 0.2, lost: 0.08 };

/**
 * Finds the best sequence of increasing numbers from the first one of the list. Numbers may be missing or repeated. If several lines
 * have the same number, the score of the whole sequence decides.
 */
function chain(lines: readonly ListLine[], pattern: RegExp): Starts & { labels: { text: string; length: number }[] } {
  /** The best sequence that ends at each number. */
  const best = new Map<number, Link>();
  for (const link of candidates(lines, pattern)) {
    const { number, at, indent } = link;
    if (number <= 3 || at === 0) link.score = 1;
    for (let last = number - 1 - LOST; last <= number; last += 1) {
      const before = best.get(last);
      if (!before || (last === number && Math.abs(before.indent - indent) > 0.8)) continue;
      const lost = number - last - 1;
      const points = lost < 0 ? POINTS.again : lost === 0 ? POINTS.next : POINTS.behind - POINTS.lost * lost;
      if (before.score + points > link.score) Object.assign(link, { before, score: before.score + points });
    }
    if (link.score > (best.get(number)?.score ?? 0)) best.set(number, link);
  }
  const sequence: Link[] = [];
  let link = [...best.values()].reduce<Link | undefined>(
    (most, item) => (item.score > (most?.score ?? 0) ? item : most),
    undefined,
  );
  for (; link; link = link.before) sequence.unshift(link);
  return { at: sequence.map(({ at }) => at), labels: sequence.map(({ label }) => label) };
}

/** Finds lines that begin with a number at the edge of their column or to the left of the next line. */
function candidates(lines: readonly ListLine[], pattern: RegExp): Link[] {
  const found = lines.flatMap(({ text, indent }, index): Link[] => {
    const match = pattern.exec(text);
    const label = { text: match?.[1] ?? '', length: match?.[0].length ?? 0 };
    return match ? [{ at: index, number: Number(match[1]), indent, label, score: 0 }] : [];
  });
  const typical = found.map(({ indent }) => indent).sort((a, b) => a - b)[Math.floor(found.length * 0.4)] ?? 0;
  return found.filter(({ at, indent }) => {
    const next = lines[at + 1];
    const hangs = next !== undefined && next.gap > 0 && next.indent > indent + 0.8;
    return indent <= typical + 1.6 || hangs;
  });
}

function lettered(lines: readonly ListLine[]): Starts | undefined {
  const indexes: number[] = [];
  const labels: { text: string; length: number }[] = [];
  lines.forEach(({ text }, i) => {
    const found = LETTERED.exec(text);
    if (!found) return;
    indexes.push(i);
    labels.push({ text: found[1] ?? '', length: found[0].length });
  });
  const figured = labels.filter(({ text }) => /\d|\+/.test(text)).length;
  if (figured < FIGURED * labels.length) return undefined;
  return indexes.length >= 2 && indexes[0] === 0 && lines.length / indexes.length < 12
    ? { at: indexes, labels }
    : undefined;
}

/** Minimum ratio of a gap to the usual line distance. */
const GAP_RATIO = 1.18;

function byLayout(lines: readonly ListLine[]): Starts | undefined {
  const all = lines.map((_, i) => i);
  const gaps = lines.map(({ gap }) => gap).filter((gap) => gap > 0);
  const typical = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length * 0.3)] ?? 1;
  const isHeadOfColumn = (i: number) => lines[i]?.gap === 0;
  const hanging = all.filter((i) => (lines[i] as ListLine).indent < 0.45);
  const indented = all.filter((i) => i === 0 || (lines[i] as ListLine).indent > 0.7);
  const hasGap = (i: number) => (lines[i] as ListLine).gap > GAP_RATIO * typical;
  const continued = all.filter((i) => !isHeadOfColumn(i) && !hasGap(i));
  const looksLikeStart = entryStartModel(lines, all.filter(hasGap), continued) ?? ((i: number) => begins(lines, i));
  const separated = all.filter((i) => i === 0 || hasGap(i) || (isHeadOfColumn(i) && looksLikeStart(i)));
  const layouts: [number[], number][] = [
    [hanging, 0.04],
    [indented, 0],
    [separated, 0.03],
    [hanging.filter((i) => separated.includes(i) || isHeadOfColumn(i)), 0],
    [all, 0],
  ];
  const scored = layouts
    .filter(([starts]) => starts[0] === 0 && (starts.length < lines.length || areDated(lines)))
    // The top of a column is no sign of an entry.
    .filter(([starts]) => (starts.length === 1 ? !hasYears(lines) : starts.some((i) => i > 0 && !isHeadOfColumn(i))))
    .map(([starts, bonus]) => ({
      at: starts,
      score: scoreOf(lines, starts) + (starts.length === lines.length && lines.length > 2 ? 0 : bonus),
    }))
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  return best && best.score >= LEAST ? { at: best.at } : undefined;
}

/** Checks whether there are several years: the lines of a whole list are then seldom one entry. */
const hasYears = (lines: readonly ListLine[]): boolean =>
  new Set(lines.flatMap(({ text }) => text.match(/(?<![\d–-])(?:1[5-9]|20)\d\d(?!\d|[–-]\d)/g) ?? [])).size > 1;

/** Checks whether most lines have a year, as they do if each is an entry. */
const areDated = (lines: readonly ListLine[]): boolean =>
  lines.filter(({ text }) => YEAR.test(text)).length >= DATED_LINES * lines.length;

/** Decides by the words whether an entry begins at the top of a column, where there is no gap. */
function begins(lines: readonly ListLine[], i: number): boolean {
  const before = lines[i - 1];
  const isAddress = /https?:\S+$/.test(before?.text ?? '') && /^\p{Lu}/u.test(lines[i]?.text ?? '');
  const isEnded = /[.\])/\d”"’»]\s*$/.test(before?.text ?? '') || before?.isShort === true || isAddress;
  return (
    START.test(lines[i]?.text ?? '') &&
    isEnded &&
    YEAR.test(
      lines
        .slice(i, i + 4)
        .map(({ text }) => text)
        .join(' '),
    )
  );
}

/** Scores how well the entries begin, end and read like references. */
function scoreOf(lines: readonly ListLine[], indexes: readonly number[]): number {
  let sum = 0;
  indexes.forEach((start, i) => {
    const inside = lines.slice(start, indexes[i + 1] ?? lines.length);
    const text = inside.map((line) => line.text).join(' ');
    const before = lines[start - 1];
    const isWhole = text.length >= 30 && text.length <= 900 && YEAR.test(text);
    const hasStart = START.test(text);
    const follows = !before || FINISHED.test(before.text);
    const years = text.match(/(?<![\d/.:-])\(?(?:1[89]|20)\d\d[a-z]?\)?[.,](?!\d)/g)?.length ?? 0;
    sum +=
      (isWhole ? 0.5 : 0) +
      (hasStart ? 0.3 : 0) +
      (follows ? 0.2 : 0) -
      (years > 3 ? 0.3 : 0) -
      (text.length > 500 ? 0.2 : 0);
  });
  return sum / indexes.length;
}
