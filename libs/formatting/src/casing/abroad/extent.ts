/** Which words of a title in another language are its own: no author before it, no translation in brackets behind. */
import { languageOf } from '../language';
import { isGivenName } from '../model/known';
import { opensClause, type Word } from '../words';
import { isMetAbroad, type Family } from './vocabulary';

/** Where the title begins; undefined in a review that names no author. */
export const startOf = (words: Word[], family: Family): number | undefined =>
  words[0]?.text === 'Review' ? reviewedFrom(words) : authoredFrom(words, family);

/** "Review of Brian Colless, The Wisdom of the Pearlers": behind the author of what is reviewed. */
function reviewedFrom(words: Word[]): number | undefined {
  const at = words.findIndex(({ before }, index) => index > 2 && before === ', ');
  return at < 0 ? undefined : at;
}

/** "Fabien Revol, La réception de …": behind an author who stands in the title. */
function authoredFrom(words: Word[], family: Family): number {
  const first = words[0]?.text ?? '';
  const at = words.findIndex(({ before }) => /,\s$/.test(before));
  const isAuthor = words
    .slice(0, at)
    .every(({ text }) => /^\p{Lu}/u.test(text) || /^(?:bar|coord|de|dir|eds?|ibn|van|von)$/.test(text));
  return at > 1 && isAuthor && isGivenName(first.toLowerCase()) && !isMetAbroad(first, family) ? at : 0;
}

/** The words of each clause, from where the title begins. */
export function clausesOf(words: Word[], start: number): number[][] {
  const clauses: number[][] = [];
  words.forEach((_word, index) => {
    if (index < start) return;
    if (index === start || opensClause(words, index)) clauses.push([index]);
    else clauses.at(-1)?.push(index);
  });
  return clauses;
}

/** Fewer words tell no language. */
const TELLING = 3;

/** The words of a translation: "(A fast tagging tool and a free corpus)", "Martirio di 120 nel Giappone. A record of 120 martyrs". */
export function englishParts(words: Word[]): Set<number> {
  const found = new Set<number>();
  let part: number[] = [];
  const close = (): void => {
    const text = part.map((index) => words[index]?.text).join(' ');
    if (part.length >= TELLING && part[0] !== 0 && languageOf(text) === 'en') part.forEach((index) => found.add(index));
    part = [];
  };
  words.forEach(({ before }, index) => {
    if (/[()[\]]/.test(before) || opensClause(words, index)) close();
    part.push(index);
  });
  close();
  return found;
}
