import type { Work } from '@veracite/model/work';
import { fold, tokens } from '@veracite/text/fold';
import type { WorkQuery } from '../sources';
import { recordLimit } from './search-words';

/** Records that a search usually wants. */
export const WANTED = 5;
/** Share of a title's letters that a record must have in words of its own to be given to the search. */
const LIKE = 0.5;
/** The same where the first author is among those of the record. */
const LIKE_BY_AUTHOR = 0.3;
/** From this share on it is the very work. */
const SURE = 0.9;

interface Share {
  own: Work[];
  /** Whether the very work seems to be among them. */
  isSure: boolean;
}

/** Gives the records of one reply back to the searches that they fit, the most alike first; one may fit several. */
export function assignRecords(queries: WorkQuery[], works: Work[]): Share[] {
  const read = works.map((work) => ({ work, words: wordsOf(work), names: namesOf(work) }));
  return queries.map((query) => {
    const asked = [...new Set(tokens(query.title ?? ''))];
    const author = fold(query.authors?.[0]?.family ?? '');
    const fitting = read
      .map(({ work, words, names }) => ({ work, share: shareOf(asked, words), byAuthor: names.includes(author) }))
      .filter(({ share, byAuthor }) => share >= (byAuthor ? LIKE_BY_AUTHOR : LIKE))
      .sort((a, b) => b.share - a.share || Number(b.byAuthor) - Number(a.byAuthor));
    return {
      own: fitting.slice(0, recordLimit(query, Infinity)).map(({ work }) => work),
      isSure: fitting.some(({ share, byAuthor }) => share >= SURE && byAuthor),
    };
  });
}

/** Long words tell more than short ones. */
function shareOf(asked: string[], words: Set<string>): number {
  const all = asked.reduce((sum, word) => sum + word.length, 0);
  return all === 0 ? 0 : asked.reduce((sum, word) => sum + (words.has(word) ? word.length : 0), 0) / all;
}

function wordsOf({ csl, otherTitles = [] }: Work): Set<string> {
  return new Set([csl.title, ...otherTitles].flatMap((title) => tokens(title ?? '')));
}

function namesOf({ csl }: Work): string[] {
  return [...(csl.author ?? []), ...(csl.editor ?? [])].map(({ family, literal }) => fold(family ?? literal ?? ''));
}
