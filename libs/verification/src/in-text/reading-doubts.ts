import type { DocumentDoubt, DocumentProblem } from '@veracite/model/document';
import type { FoundProblem } from './document-problems';
import type { EntryFacts } from './entry-facts';
import type { LinkedItem, LinkedPlace } from './link-citations';
import type { Listed } from './listed';

/** With fewer entries or citations than this, each problem is reported individually. */
const MIN_COUNT = 8;
/** A larger share of mismatches than this is a reading error. */
const MAX_UNMATCHED_SHARE = 0.4;
/** Missing numbers that an author may have forgotten. More are a reading error. */
const MAX_FORGOTTEN = 2;

/**
 * Replaces problems that are probably reading errors by doubts: numbers missing from the list, and a text or list that
 * mostly does not match.
 */
export function separateDoubts(
  problems: readonly FoundProblem[],
  document: Omit<LinkedDocument, 'problems'>,
): { problems: FoundProblem[]; doubts: DocumentDoubt[] } {
  const rules = [missingList, missingNumbers, missingNotes, mostlyUncited, mostlyUnlisted];
  return rules.reduce<{ problems: FoundProblem[]; doubts: DocumentDoubt[] }>(
    (found, rule) => {
      const { doubt, isDoubtful } = rule({ ...document, problems: found.problems });
      const kept = found.problems.filter((problem) => !isDoubtful(problem));
      return kept.length === found.problems.length || !doubt
        ? found
        : { problems: kept, doubts: [...found.doubts, doubt] };
    },
    { problems: [...problems], doubts: [] },
  );
}

interface LinkedDocument {
  problems: readonly FoundProblem[];
  linked: readonly LinkedPlace[];
  listed: readonly Listed[];
  facts: readonly EntryFacts[];
  /** Numbers of the document's notes. */
  notes: readonly number[];
}

interface DoubtRule {
  doubt?: DocumentDoubt;
  isDoubtful(problem: DocumentProblem): boolean;
}

const NONE: DoubtRule = { isDoubtful: () => false };

/** Returns the items that have the problem. */
const itemsAt = (linked: readonly LinkedPlace[], { citations, kind }: DocumentProblem): LinkedItem[] =>
  citations.flatMap((index) => linked[index]?.items.filter(({ fault }) => fault === kind) ?? []);

/** Doubts all problems if no list was found. */
function missingList({ listed }: LinkedDocument): DoubtRule {
  if (listed.length > 0) return NONE;
  return {
    doubt: {
      kind: 'list-entries',
      detail: 'No list of references was found, so the citations in the text were not checked.',
    },
    isDoubtful: () => true,
  };
}

/** Doubts problems with cited numbers that are missing inside the list or after its end, if several are missing. */
function missingNumbers({ linked, listed }: LinkedDocument): DoubtRule {
  const labels = listed.flatMap(({ label }) => (/^\d+$/.test(label ?? '') ? [Number(label)] : []));
  const last = labels.length >= 0.7 * listed.length ? Math.max(0, ...labels) : listed.length;
  const known = new Set(labels.length >= 0.7 * listed.length ? labels : listed.map((_, index) => index + 1));
  const holes = Array.from({ length: last }, (_, index) => index + 1).filter((number) => !known.has(number));
  const cited = new Set(linked.flatMap(({ items }) => items.flatMap(({ item }) => item.number ?? [])));
  const beyond = [...cited].filter((number) => number > last && number <= 2 * last + MIN_COUNT);
  const lost = new Set([
    ...(holes.length > MAX_FORGOTTEN ? holes : []),
    ...(beyond.length > MAX_FORGOTTEN ? beyond : []),
  ]);
  if (lost.size === 0) return NONE;
  return {
    doubt: {
      kind: 'list-numbers',
      detail: `${lost.size} numbers that the text cites were not found in the list (${ranges([...lost])}). The list may not have been read completely: citations with these numbers, and the order of the numbers, were not checked.`,
    },
    isDoubtful: (problem) =>
      problem.kind === 'order' ||
      (problem.kind === 'number-out-of-range' &&
        itemsAt(linked, problem).every(({ item }) => item.number !== undefined && lost.has(item.number))),
  };
}

/** Doubts that entries are uncited if numbers of notes are missing. */
function missingNotes({ linked, notes }: LinkedDocument): DoubtRule {
  const known = new Set(notes);
  const lost = Array.from({ length: Math.max(0, ...notes) }, (_, index) => index + 1).filter(
    (number) => !known.has(number),
  );
  if (lost.length === 0 || !linked.some(({ place }) => place.form === 'note')) return NONE;
  return {
    doubt: {
      kind: 'citations',
      detail: `${lost.length === 1 ? 'One note was' : `${lost.length} notes were`} not found (${ranges(lost)}). They may cite works, so uncited entries are not reported.`,
    },
    isDoubtful: ({ kind }) => kind === 'listed-not-cited',
  };
}

/** Formats numbers as ranges: "3–5, 9". */
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

/** Doubts that entries are uncited if the text cites few entries of the list. */
function mostlyUncited({ problems, listed }: LinkedDocument): DoubtRule {
  const uncited = problems.filter(({ kind }) => kind === 'listed-not-cited');
  if (listed.length < MIN_COUNT || uncited.length < MAX_UNMATCHED_SHARE * listed.length) return NONE;
  return {
    doubt: {
      kind: 'citations',
      detail: `${uncited.length} of ${listed.length} entries seem to be cited nowhere. The text may use a citation style that was not recognized, so they are not reported individually.`,
    },
    isDoubtful: ({ kind }) => kind === 'listed-not-cited',
  };
}

/** Doubts that works are missing from the list if most citations match nothing. */
function mostlyUnlisted({ problems, linked }: LinkedDocument): DoubtRule {
  const works = new Set(linked.flatMap(({ items }) => items.map(nameOf)));
  const unlisted = new Set(
    problems
      .filter(({ kind }) => kind === 'cited-not-listed')
      .flatMap((problem) => itemsAt(linked, problem).map(nameOf)),
  );
  if (works.size < MIN_COUNT || unlisted.size < MAX_UNMATCHED_SHARE * works.size) return NONE;
  return {
    doubt: {
      kind: 'list-entries',
      detail: `${unlisted.size} of ${works.size} cited works were not found in the list. It may not have been read completely, so they are not reported individually.`,
    },
    isDoubtful: ({ kind }) => kind === 'cited-not-listed',
  };
}

const nameOf = ({ item: { names, year, key, number } }: LinkedItem): string =>
  [names.join(' '), year, key, number].filter((part) => part !== undefined && part !== '').join(' ');
