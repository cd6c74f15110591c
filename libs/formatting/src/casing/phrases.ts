import { PROPER_PHRASES } from './lexicon/proper';
import type { Word } from './words';

const POSSESSIVE = /['’]s$/;

/** For each word that belongs to a name of several words the form it has there. */
export function phraseForms(words: Word[]): (string | undefined)[] {
  const forms: (string | undefined)[] = words.map(() => undefined);
  for (let index = 0; index < words.length; index += 1) {
    const phrase = PROPER_PHRASES.get(words[index]?.text.toLowerCase() ?? '')?.find((candidate) =>
      candidate.every((part, offset) => {
        const next = words[index + offset];
        return (
          next?.text.toLowerCase().replace(POSSESSIVE, '') === part.toLowerCase() &&
          (offset === 0 || /^\.?[\s-]$/.test(next.before))
        );
      }),
    );
    phrase?.forEach((part, offset) => {
      forms[index + offset] = part + (POSSESSIVE.exec(words[index + offset]?.text.toLowerCase() ?? '')?.[0] ?? '');
    });
  }
  return forms;
}
