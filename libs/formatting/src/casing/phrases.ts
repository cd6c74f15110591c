import { FACT_PHRASES, PROPER_PHRASES } from './lexicon/proper';
import type { Word } from './words';

const POSSESSIVE = /['’]s?$/;

/** Names of several words that are common words too: "a new world". */
const DOUBTFUL =
  /^(?:new|old|first|third|second) |^(?:many labs|big brother|red guard|common market|local group|paradise lost|last supper|dust bowl|gold rush|mass effect|final fantasy|animal crossing|monitoring the future|game of life|age of reason|left bank)$/i;

/** Names that a title in sentence case forgot: "puerto rican", "the boer war". */
export const forgottenNames = (words: Word[]): (string | undefined)[] =>
  phraseForms(words, (phrase) => FACT_PHRASES.has(phrase.join(' ')) && !DOUBTFUL.test(phrase.join(' ')));

/** For each word that belongs to a name of several words the form it has there. */
export function phraseForms(words: Word[], allowed = (_phrase: string[]): boolean => true): (string | undefined)[] {
  const forms: (string | undefined)[] = words.map(() => undefined);
  for (let index = 0; index < words.length; index += 1) {
    const phrase = PROPER_PHRASES.get(words[index]?.text.toLowerCase() ?? '')?.find(
      (candidate) =>
        candidate.every((part, offset) => {
          const next = words[index + offset];
          return (
            next?.text.toLowerCase().replace(POSSESSIVE, '') === part.toLowerCase() &&
            (offset === 0 || /^\.?[\s-]$/.test(next.before))
          );
        }) && allowed(candidate),
    );
    phrase?.forEach((part, offset) => {
      forms[index + offset] = part + (POSSESSIVE.exec(words[index + offset]?.text.toLowerCase() ?? '')?.[0] ?? '');
    });
  }
  return forms;
}
