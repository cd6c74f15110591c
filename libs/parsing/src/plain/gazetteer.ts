import { hashText, mix } from './hash';
import type { TokenTable } from './token-table';
import { Look } from './shape';

/** What a word is known to be, as bits; learned by counting in lists of works (train/lexicon.ts). */
export const LEXICON_BITS = ['family', 'given', 'title', 'container', 'publisher', 'place'] as const;

/** Word classes and journal names, both by hash only: small, and good for asking alone. */
export interface Gazetteer {
  lexicon: Map<number, number>;
  journals: Set<number>;
}

const LONGEST_NAME = 10;

/** Hash of a name made of folded words; grows word by word, so that all names from one token on are found in one walk. */
export function extendName(hash: number, word: number): number {
  return mix(hash, word);
}

export const EMPTY_NAME = 7;

/** Hash of a whole journal name given as folded words. */
export function nameHash(words: readonly string[]): number {
  return words.reduce((hash, word) => extendName(hash, hashText(word)), EMPTY_NAME);
}

/**
 * Marks tokens inside known journal names: 0 outside, 1 first token, 2 inside, plus 2 when the name has one word only.
 * Longest name first; punctuation inside a name ("J. Biol. Chem.") does not count.
 */
export function markJournals(table: TokenTable, gazetteer: Gazetteer): Uint8Array {
  const marks = new Uint8Array(table.length);
  for (let i = 0; i < table.length; i += 1) {
    const look = table.look[i];
    if (look === Look.Mark || look === Look.Lower || look === Look.Short || look === Look.Mask) continue;
    let hash = EMPTY_NAME;
    let words = 0;
    let end = -1;
    let wordsAtEnd = 0;
    for (let j = i; j < table.length && words < LONGEST_NAME; j += 1) {
      if (table.look[j] === Look.Mark) {
        const mark = table.tokens[j]?.text;
        if (mark === '.' || mark === '&' || mark === '-') continue;
        if (mark === ',' && words >= 2) continue;
        break;
      }
      hash = extendName(hash, table.word[j] ?? 0);
      words += 1;
      if (gazetteer.journals.has(hash)) {
        end = j;
        wordsAtEnd = words;
      }
    }
    if (end < 0) continue;
    const single = wordsAtEnd === 1 ? 2 : 0;
    for (let j = i; j <= end; j += 1) marks[j] = (j === i ? 1 : 2) + single;
    i = end;
  }
  return marks;
}
