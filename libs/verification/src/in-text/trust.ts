import type { Facts } from './facts';
import type { LinkedItem, LinkedPlace } from './link';
import type { Listed } from './listed';
import type { DocumentProblem } from './problems';

/** What may be our reading and no fault of the text: said once, in place of a problem at every spot. */
export interface ReadingDoubt {
  kind: 'list-numbers' | 'list-entries' | 'citations';
  detail: string;
}

/** So many entries or citations at least are looked at as a whole; fewer are told one by one. */
const LEAST = 8;
/** From this share on what does not fit is the rule, which nobody writes. */
const RULE = 0.4;
/** Lost numbers that are told one by one: an author forgets one or two. */
const FORGOTTEN = 2;

/**
 * Problems without those that rest on a reading which contradicts itself: numbers that the list must have and was not read with, works
 * whose words stand inside another entry, and a text or a list of which hardly anything fits.
 */
export function trusted(
  problems: readonly DocumentProblem[],
  reading: Omit<Reading, 'problems'>,
): { problems: DocumentProblem[]; doubts: ReadingDoubt[] } {
  const rules = [noList, lostNumbers, lostNotes, swallowed, hardlyAnyCited, hardlyAnyListed];
  return rules.reduce<{ problems: DocumentProblem[]; doubts: ReadingDoubt[] }>(
    (found, rule) => {
      const { doubt, isDoubtful } = rule({ ...reading, problems: found.problems });
      const kept = found.problems.filter((problem) => !isDoubtful(problem));
      return kept.length === found.problems.length || !doubt
        ? found
        : { problems: kept, doubts: [...found.doubts, doubt] };
    },
    { problems: [...problems], doubts: [] },
  );
}

interface Reading {
  problems: readonly DocumentProblem[];
  linked: readonly LinkedPlace[];
  listed: readonly Listed[];
  facts: readonly Facts[];
  /** Numbers of the notes that were read. */
  notes: readonly number[];
}

interface Doubtful {
  doubt?: ReadingDoubt;
  isDoubtful(problem: DocumentProblem): boolean;
}

const NONE: Doubtful = { isDoubtful: () => false };

/** The items at which a problem stands. */
const itemsAt = (linked: readonly LinkedPlace[], { citations, kind }: DocumentProblem): LinkedItem[] =>
  citations.flatMap((at) => linked[at]?.items.filter(({ fault }) => fault === kind) ?? []);

/** Without a list nothing is known of what the text cites. */
function noList({ listed, linked }: Reading): Doubtful {
  if (listed.length > 0) return NONE;
  return {
    doubt: {
      kind: 'list-entries',
      detail: `No list of references was found, so that none of the ${linked.length} citations of the text could be checked. If the document has one, paste it as text.`,
    },
    isDoubtful: () => true,
  };
}

/**
 * Numbers that are cited and not in the list, where the list has holes in its numbers or breaks off: one hole with nothing in it is the
 * author's, several are ours.
 */
function lostNumbers({ linked, listed }: Reading): Doubtful {
  const labels = listed.flatMap(({ label }) => (/^\d+$/.test(label ?? '') ? [Number(label)] : []));
  const last = labels.length >= 0.7 * listed.length ? Math.max(0, ...labels) : listed.length;
  const known = new Set(labels.length >= 0.7 * listed.length ? labels : listed.map((_, at) => at + 1));
  const holes = Array.from({ length: last }, (_, at) => at + 1).filter((number) => !known.has(number));
  const cited = new Set(linked.flatMap(({ items }) => items.flatMap(({ item }) => item.number ?? [])));
  const beyond = [...cited].filter((number) => number > last && number <= 2 * last + LEAST);
  const lost = new Set([...(holes.length > FORGOTTEN ? holes : []), ...(beyond.length > FORGOTTEN ? beyond : [])]);
  if (lost.size === 0) return NONE;
  return {
    doubt: {
      kind: 'list-numbers',
      detail: `${lost.size} numbers that the text cites were not found in the list (${ranges([...lost])}). The list may not have been read whole: what cites them, and the order of the numbers, was not checked.`,
    },
    isDoubtful: (problem) =>
      problem.kind === 'order' ||
      (problem.kind === 'number-out-of-range' &&
        itemsAt(linked, problem).every(({ item }) => item.number !== undefined && lost.has(item.number))),
  };
}

/** Notes that their numbers say there are, and that were not read: what they cite is not known. */
function lostNotes({ linked, notes }: Reading): Doubtful {
  const known = new Set(notes);
  const lost = Array.from({ length: Math.max(0, ...notes) }, (_, at) => at + 1).filter((number) => !known.has(number));
  if (lost.length === 0 || !linked.some(({ place }) => place.form === 'note')) return NONE;
  return {
    doubt: {
      kind: 'citations',
      detail: `${lost.length === 1 ? 'One note was' : `${lost.length} notes were`} not found (${ranges(lost)}): what they cite is not known, so that entries that nothing else cites are not told.`,
    },
    isDoubtful: ({ kind }) => kind === 'listed-not-cited',
  };
}

/** "3–5, 9". */
function ranges(numbers: number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const found: [number, number][] = [];
  for (const number of sorted) {
    const range = found.at(-1);
    if (range && number === range[1] + 1) range[1] = number;
    else found.push([number, number]);
  }
  const written = found.slice(0, 8).map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
  return written.join(', ') + (found.length > 8 ? ', …' : '');
}

/** An entry of more than this of the usual length, with several years, may be two. */
const LONG = 1.4;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g;

/** Works that begin a line inside of another entry: two entries were read as one. */
function swallowed({ problems, linked, listed, facts }: Reading): Doubtful {
  const lengths = listed.map(({ reference }) => reference.raw.length).sort((a, b) => a - b);
  const usual = lengths[lengths.length >> 1] ?? 0;
  const lines = listed.flatMap(({ reference }, at) =>
    reference.raw.length < LONG * usual || new Set(reference.raw.match(YEAR)).size < 2
      ? []
      : reference.raw
          .split('\n')
          .slice(1)
          .map((line, i) => ({ at, text: ` ${foldLine(line)} ${foldLine(reference.raw.split('\n')[i + 2] ?? '')}` })),
  );
  const isInside = ({ item: { names, year } }: LinkedItem): boolean => {
    const digits = /\d{4}/.exec(year ?? '')?.[0];
    const first = foldLine(names[0] ?? '');
    if (first.length < 3 || digits === undefined) return false;
    return lines.some(({ at, text }) => text.startsWith(` ${first} `) && (facts[at]?.raw ?? '').includes(digits));
  };
  const inside = new Set(
    problems.filter((problem) => problem.kind === 'cited-not-listed' && itemsAt(linked, problem).some(isInside)),
  );
  if (inside.size === 0) return NONE;
  return {
    doubt: {
      kind: 'list-entries',
      detail: `The words of ${inside.size === 1 ? 'one cited work' : `${inside.size} cited works`} stand within another entry of the list: some entries may have been read as one.`,
    },
    isDoubtful: (problem) => inside.has(problem),
  };
}

const foldLine = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** A list of which the text cites hardly anything: its way of citing was not understood, or the list is of another kind. */
function hardlyAnyCited({ problems, listed }: Reading): Doubtful {
  const uncited = problems.filter(({ kind }) => kind === 'listed-not-cited');
  if (listed.length < LEAST || uncited.length < RULE * listed.length) return NONE;
  return {
    doubt: {
      kind: 'citations',
      detail: `${uncited.length} of ${listed.length} entries are cited nowhere as the text was read: it may cite in a way that was not understood, and they are not told one by one.`,
    },
    isDoubtful: ({ kind }) => kind === 'listed-not-cited',
  };
}

/** A text whose citations mostly fit nothing: the list was not read whole. */
function hardlyAnyListed({ problems, linked }: Reading): Doubtful {
  const works = new Set(linked.flatMap(({ items }) => items.map(nameOf)));
  const unlisted = new Set(
    problems
      .filter(({ kind }) => kind === 'cited-not-listed')
      .flatMap((problem) => itemsAt(linked, problem).map(nameOf)),
  );
  if (works.size < LEAST || unlisted.size < RULE * works.size) return NONE;
  return {
    doubt: {
      kind: 'list-entries',
      detail: `${unlisted.size} of ${works.size} cited works were not found in the list as it was read: it may not have been read whole, and they are not told one by one.`,
    },
    isDoubtful: ({ kind }) => kind === 'cited-not-listed',
  };
}

const nameOf = ({ item: { names, year, key, number } }: LinkedItem): string =>
  [names.join(' '), year, key, number].filter((part) => part !== undefined && part !== '').join(' ');
