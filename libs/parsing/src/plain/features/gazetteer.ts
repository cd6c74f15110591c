import { foldWord } from '../tokens/fold-word';
import { hashText, mix } from '@veracite/text/hash';
import type { Words } from '../decode/hyphens';
import type { TokenTable } from '../tokens/token-table';
import { Look } from '../tokens/token-look';

/** Uses of a word, as bits, learned from lists of works (`apps/lab/src/parsing/train/lexicon.ts`). */
export const LEXICON_BITS = ['family', 'given', 'title', 'container', 'publisher', 'place'] as const;
const bitOf = (use: (typeof LEXICON_BITS)[number]): number => 1 << LEXICON_BITS.indexOf(use);
const [FAMILY, GIVEN, TITLE] = [bitOf('family'), bitOf('given'), bitOf('title')];

/** Word classes and journal names, stored as hashes only. */
export interface Gazetteer {
  lexicon: { get: (word: number) => number | undefined };
  journals: { has: (name: number) => boolean };
}

const LONGEST_NAME = 10;
const EMPTY_NAME = 7;

/** Extends the hash of a name by a word, so that all names that begin at a token are found in one pass. */
function extendName(hash: number, word: string): number {
  let longer = hash;
  for (let i = 0; i < word.length; i += 1) longer = mix(longer, word.charCodeAt(i));
  return longer;
}

/** Returns the hash of a journal name regardless of word boundaries ("Nucl.Instrum. MethodsPhys . Res."). */
export function nameHash(words: readonly string[]): number {
  return words.reduce(extendName, EMPTY_NAME);
}

/**
 * Marks tokens of known journal names: 0 outside, 1 first token, 2 other token, plus 2 when the name has only one word.
 * Prefers the longest name and ignores punctuation inside a name ("J. Biol. Chem.").
 */
function markJournals(table: TokenTable, gazetteer: Gazetteer): Uint8Array {
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
      hash = extendName(hash, table.folded[j] ?? '');
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

/** Gazetteer entries of the tokens of one reference. */
export interface GazetteerEntries {
  /** As `markJournals` marks them. */
  journals: Uint8Array;
  /** Word classes of each token, as bits. */
  lexicon: Uint8Array;
  /** Returns true if these folded words are the full name of a journal. */
  isJournal: (words: readonly string[]) => boolean;
}

export function lookUpTokens(table: TokenTable, gazetteer: Gazetteer): GazetteerEntries {
  const lexicon = new Uint8Array(table.length);
  for (let i = 0; i < table.length; i += 1) lexicon[i] = gazetteer.lexicon.get(table.word[i] as number) ?? 0;
  return {
    journals: markJournals(table, gazetteer),
    lexicon,
    isJournal: (words) => gazetteer.journals.has(nameHash(words)),
  };
}

const bitsOf = ({ lexicon }: Gazetteer, word: string): number => lexicon.get(hashText(foldWord(word))) ?? 0;

/** Returns lookups of single words in the lexicon. */
export function wordsOf(gazetteer: Gazetteer): Words {
  return {
    isKnown: (word) => bitsOf(gazetteer, word) > 0,
    isTitleWord: (word) => (bitsOf(gazetteer, word) & TITLE) > 0,
  };
}

/** Returns true for a word of given names that family names have rarely: "John", but not "Martin". */
export const isGivenName = (word: string, gazetteer: Gazetteer): boolean =>
  (bitsOf(gazetteer, word) & (GIVEN | FAMILY)) === GIVEN;
