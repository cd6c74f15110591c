import type { Signal } from '@veracite/contracts/collections';
import { displayName, type CslName } from '@veracite/model/csl';
import type { EntryShare } from '@veracite/model/xray';
import { fold } from '@veracite/text/fold';
import type { CheckedEntry } from '@veracite/verification/bibliography/checked';
import { selfCitationOf, xrayOf } from '@veracite/verification/bibliography/xray';
import type { AssessedEntry } from './assess';

/** A reference with the number of other papers of the collection that cite the same one (see `fingerprintOf`). */
export interface SharedReference {
  position: number;
  papers: number;
}

/** A paper whose signals are counted. */
export interface SignaledPaper {
  /** Its own authors. */
  authors: readonly CslName[];
  entries: readonly AssessedEntry[];
  /** Its text, in which phrases are counted. */
  text?: string;
}

/** Smallest number of references of one venue or author that is a signal. */
const MIN_CONCENTRATION = 5;
/** Smallest share of the references of one venue or author that is a signal. */
const MIN_SHARE = 0.2;

/** Counts facts about a paper as a whole. A fact with a count of 0 is left out. */
export function signalsOf(
  { authors, entries, text }: SignaledPaper,
  shared: readonly SharedReference[] = [],
  phrases: readonly string[] = [],
): Signal[] {
  const checked = entries.map(({ result, position }): CheckedEntry => ({ line: position + 1, result }));
  const { retracted, authors: byAuthor, journals } = xrayOf(checked, 'apa', { now: new Date() });
  const own = authors.length > 0 ? selfCitationOf(checked, authors.map(displayName)) : undefined;
  const positionsOf = (indexes: readonly number[]) => indexes.flatMap((at) => entries[at]?.position ?? []);
  const signals: Signal[] = [];
  const add = (
    kind: Signal['kind'],
    { entries: found, known }: Pick<EntryShare, 'entries' | 'known'>,
    what: string,
  ) => {
    const positions = positionsOf(found);
    if (positions.length > 0)
      signals.push({
        kind,
        message: `${positions.length} of ${known} references ${what}.`,
        count: positions.length,
        of: known,
        positions,
      });
  };
  add('retracted-share', retracted, 'with a record cite retracted works');
  if (own) add('self-citation', own, 'with authors share an author with the paper');
  for (const [name, { top }] of [
    ['by', byAuthor],
    ['in', journals],
  ] as const) {
    const [first] = top;
    if (first && first.entries.length >= MIN_CONCENTRATION && first.share >= MIN_SHARE)
      add('concentration', { entries: first.entries, known: entries.length }, `are works ${name} ${first.name}`);
  }
  const papers = new Map(shared.map((one) => [one.position, one.papers]));
  const indexesWhere = (test: (entry: AssessedEntry) => boolean) =>
    entries.flatMap((entry, at) => (test(entry) ? [at] : []));
  if (shared.length > 0) {
    const copied = indexesWhere((entry) => (papers.get(entry.position) ?? 0) > 0 && isWronglyDescribed(entry));
    add(
      'shared-errors',
      { entries: copied, known: entries.length },
      'have an error that other papers of the collection have too',
    );
    const unique = indexesWhere(({ position }) => papers.get(position) === 0);
    add('unique-references', { entries: unique, known: entries.length }, 'are in no other paper of the collection');
  }
  return [...signals, ...phraseSignal(text, phrases)];
}

/** Fields that are part of the fingerprint: another paper with the same fingerprint has the same error in them. */
const FINGERPRINTED = ['title', 'author', 'issued'];

const isWronglyDescribed = ({ result: { status, evidence } }: AssessedEntry): boolean =>
  status === 'fake' ||
  evidence.some(({ field, agreement }) => agreement === 'different' && FINGERPRINTED.includes(field));

/** Counts the phrases of a dictionary in a text. */
export function phraseSignal(text: string | undefined, phrases: readonly string[]): Signal[] {
  if (text === undefined || phrases.length === 0) return [];
  const folded = ` ${fold(text)} `;
  const found = phrases.filter((phrase) => folded.includes(` ${fold(phrase)} `));
  if (found.length === 0) return [];
  const message = `${found.length} phrases of the imported dictionary: ${found.map((one) => `“${one}”`).join(', ')}.`;
  return [{ kind: 'phrases', message, count: found.length, of: phrases.length, positions: [] }];
}

/** Parses a dictionary of phrases: one a line; what follows a tab, and lines that start with #, are left out. */
export const parsePhrases = (text: string): string[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const phrase = line.split('\t')[0]?.trim();
    return phrase && !phrase.startsWith('#') ? [phrase] : [];
  });
