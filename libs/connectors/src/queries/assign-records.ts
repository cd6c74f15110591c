import type { Work, WorkQuery } from '@veracite/model/work';
import { fold, tokens } from '@veracite/text/fold';
import { recordLimit } from './search-words';

/** The number of records that a search requests by default. */
export const DEFAULT_RECORDS = 5;
/** The smallest share of a title's letters that must be in the words of a record to assign it to the search. */
const MIN_SHARE = 0.5;
/** The same for a record that has the first author. */
const MIN_SHARE_WITH_AUTHOR = 0.3;
/** From this share on, with the author, a record is certainly the work. */
const CERTAIN_SHARE = 0.9;

interface Assignment {
  records: Work[];
  /** True if one of the records is certainly the work. */
  isCertain: boolean;
}

/** Assigns the records of one reply to the searches that they fit, the most similar first. A record may fit several. */
export function assignRecords(queries: WorkQuery[], works: Work[]): Assignment[] {
  const parsed = works.map((work) => ({ work, words: titleWords(work), names: foldedNames(work) }));
  return queries.map((query) => {
    const words = [...new Set(tokens(query.title ?? ''))];
    const author = fold(query.authors?.[0]?.family ?? '');
    const fitting = parsed
      .map((one) => ({ work: one.work, share: sharedLetters(words, one.words), hasAuthor: one.names.includes(author) }))
      .filter(({ share, hasAuthor }) => share >= (hasAuthor ? MIN_SHARE_WITH_AUTHOR : MIN_SHARE))
      .sort((a, b) => b.share - a.share || Number(b.hasAuthor) - Number(a.hasAuthor));
    return {
      records: fitting.slice(0, recordLimit(query, Infinity)).map(({ work }) => work),
      isCertain: fitting.some(({ share, hasAuthor }) => share >= CERTAIN_SHARE && hasAuthor),
    };
  });
}

/** Returns the share of `words` that `found` contains, weighted by length because long words are more specific. */
function sharedLetters(words: string[], found: Set<string>): number {
  const all = words.reduce((sum, word) => sum + word.length, 0);
  return all === 0 ? 0 : words.reduce((sum, word) => sum + (found.has(word) ? word.length : 0), 0) / all;
}

function titleWords({ csl, otherTitles = [] }: Work): Set<string> {
  return new Set([csl.title, ...otherTitles].flatMap((title) => tokens(title ?? '')));
}

function foldedNames({ csl }: Work): string[] {
  return [...(csl.author ?? []), ...(csl.editor ?? [])].map(({ family, literal }) => fold(family ?? literal ?? ''));
}
