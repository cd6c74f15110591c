import { FACT_PHRASES, PROPER_PHRASES } from './lexicon/proper';
import type { Word } from './words';

const POSSESSIVE = /['’]s?$/;

/** Names of several words that are common words too: "a new world". */
const DOUBTFUL =
  /^(?:new|old|first|third|second) |^(?:many labs|big brother|red guard|common market|local group|paradise lost|last supper|dust bowl|gold rush|mass effect|final fantasy|animal crossing|monitoring the future|game of life|rna seq|age of reason|left bank)$/i;

/** Names that a title in sentence case forgot: "puerto rican", "the boer war". */
export const forgottenNames = (words: Word[]): (string | undefined)[] =>
  phraseForms(words, (phrase) => FACT_PHRASES.has(phrase.join(' ')) && !DOUBTFUL.test(phrase.join(' ')));

/** A name of several words as it is written, and in lower case. */
interface Phrase {
  form: string[];
  lower: string[];
}

/** By the first word in lower case, the longest first. */
const BY_FIRST_WORD = new Map<string, Phrase[]>(
  [...PROPER_PHRASES].map(([first, phrases]) => [
    first,
    phrases.map((form) => ({ form, lower: form.map((part) => part.toLowerCase()) })),
  ]),
);

/** For each word that belongs to a name of several words the form it has there. */
export function phraseForms(words: Word[], allowed = (_phrase: string[]): boolean => true): (string | undefined)[] {
  const forms: (string | undefined)[] = words.map(() => undefined);
  const lower = words.map(({ text }) => text.toLowerCase());
  const stands = (phrase: Phrase, index: number): boolean =>
    phrase.lower.every(
      (part, offset) =>
        lower[index + offset]?.startsWith(part) === true &&
        lower[index + offset]?.replace(POSSESSIVE, '') === part &&
        (offset === 0 || /^\.?[\s-]$/.test(words[index + offset]?.before ?? '')),
    );
  lower.forEach((first, index) => {
    const phrase = BY_FIRST_WORD.get(first)?.find((known) => stands(known, index) && allowed(known.form));
    phrase?.form.forEach((part, offset) => {
      forms[index + offset] = part + (POSSESSIVE.exec(lower[index + offset] ?? '')?.[0] ?? '');
    });
  });
  return forms;
}
