import type { Signal } from '@veracite/contracts/collections';
import { shiftExamples } from '@veracite/contracts/documents';
import { displayName, type CslName } from '@veracite/model/csl';
import { fold } from '@veracite/text/fold';
import type { CheckedEntry } from '@veracite/verification/bibliography/checked';
import { selfCitationOf, xrayOf } from '@veracite/verification/bibliography/xray';
import type { DocumentReport } from '@veracite/verification/in-text/check-document';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';
import type { AssessedEntry } from './assess';

/** A reference with the number of other papers of the collection that cite the same one (see `fingerprintOf`). */
interface SharedReference {
  position: number;
  papers: number;
}

/** Smallest number of references of one venue or author that is a signal. */
const MIN_CONCENTRATION = 5;
/** Smallest share of the references of one venue or author that is a signal. */
const MIN_SHARE = 0.2;

/**
 * Counts facts about a paper as a whole. A fact with a count of 0 is left out.
 * @param authors of the paper itself
 */
export function signalsOf(
  { authors, entries }: { authors: readonly CslName[]; entries: readonly AssessedEntry[] },
  shared: readonly SharedReference[] = [],
): Signal[] {
  const checked = entries.map(({ result, position }): CheckedEntry => ({ line: position + 1, result }));
  const { retracted, authors: byAuthor, journals } = xrayOf(checked, 'apa', { now: new Date() });
  const signal = (kind: Signal['kind'], indexes: readonly number[], total: number, what: string): Signal[] => {
    const positions = indexes.flatMap((index) => entries[index]?.position ?? []);
    const count = positions.length;
    return count > 0
      ? [{ kind, message: `${what}: ${count} of ${total} references.`, count, of: total, positions }]
      : [];
  };
  const concentration = ({ top: [first] }: typeof journals, how: string): Signal[] =>
    first && first.entries.length >= MIN_CONCENTRATION && first.share >= MIN_SHARE
      ? signal('concentration', first.entries, entries.length, `Works ${how} ${first.name}`)
      : [];
  const selfCited = authors.length > 0 ? selfCitationOf(checked, authors.map(displayName)) : { entries: [], known: 0 };
  const papers = new Map(shared.map((item) => [item.position, item.papers]));
  const indexesWhere = (test: (entry: AssessedEntry) => boolean) =>
    [...entries.keys()].filter((index) => test(entries[index] as AssessedEntry));
  const copied = indexesWhere((entry) => (papers.get(entry.position) ?? 0) > 0 && isWronglyDescribed(entry));
  const unique = indexesWhere(({ position }) => papers.get(position) === 0);
  return [
    ...signal('retracted-share', retracted.entries, retracted.known, 'Retracted works among references with a record'),
    ...signal('self-citation', selfCited.entries, selfCited.known, 'Works by an author of the paper'),
    ...concentration(byAuthor, 'by'),
    ...concentration(journals, 'in'),
    ...signal('shared-errors', copied, entries.length, 'With an error that other papers of the collection have too'),
    ...signal('unique-references', unique, entries.length, 'In no other paper of the collection'),
  ];
}

/** Fields that are part of the fingerprint: another paper with the same fingerprint has the same error in them. */
const FINGERPRINTED = ['title', 'author', 'issued'];

const isWronglyDescribed = ({ result: { status, evidence } }: AssessedEntry): boolean =>
  status === 'fake' ||
  evidence.some(({ field, agreement }) => agreement === 'different' && FINGERPRINTED.includes(field));

/** Returns the signals of a paper's text: numbers that are shifted against the list, and phrases of a dictionary. */
export const textSignals = ({ document, report }: ReadDocument, phrases: readonly string[]): Signal[] => [
  ...shiftSignal(report),
  ...phraseSignal(document.text, phrases),
];

function shiftSignal({ problems, citations, references }: DocumentReport): Signal[] {
  return problems.flatMap(({ kind, detail, citations: places, pairs = [] }): Signal[] => {
    if (kind !== 'numbers-shifted') return [];
    const examples = shiftExamples(pairs, citations, (index) => references[index]?.raw.replace(/\s+/g, ' '));
    const positions = pairs.map(({ cited }) => cited);
    return [{ kind, message: detail, count: places.length, of: citations.length, positions, examples }];
  });
}

/** Counts the phrases of a dictionary in a text. */
export function phraseSignal(text: string | undefined, phrases: readonly string[]): Signal[] {
  if (text === undefined || phrases.length === 0) return [];
  const folded = ` ${fold(text)} `;
  const found = phrases.filter((phrase) => folded.includes(` ${fold(phrase)} `));
  if (found.length === 0) return [];
  const message = `${found.length} phrases of the imported dictionary: ${found.map((item) => `“${item}”`).join(', ')}.`;
  return [{ kind: 'phrases', message, count: found.length, of: phrases.length, positions: [] }];
}

/** Parses a dictionary of phrases: one a line; what follows a tab, and lines that start with #, are left out. */
export const parsePhrases = (text: string): string[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const phrase = line.split('\t')[0]?.trim();
    return phrase && !phrase.startsWith('#') ? [phrase] : [];
  });
