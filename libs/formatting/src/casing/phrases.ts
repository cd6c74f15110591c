import { factPhrases, properPhrases } from './lexicon/proper';
import type { Word } from './words';

const POSSESSIVE = /’s?$/;

/** Names of several words that are common words too: "a new world". */
const DOUBTFUL =
  /^(?:new|old|first|third|second) |^(?:many labs|big brother|red guard|common market|local group|paradise lost|last supper|dust bowl|gold rush|mass effect|final fantasy|animal crossing|monitoring the future|game of life|rna seq|age of reason|left bank)$/i;

/** A name of several words as it is written, and in lower case. */
interface Phrase {
  form: string[];
  lower: string[];
}

/** By the first word and the second, in lower case, the longest first. */
type Phrases = Map<string, Map<string, Phrase[]>>;

function indexed(phrases: string[][]): Phrases {
  const index: Phrases = new Map();
  for (const form of [...phrases].sort((a, b) => b.length - a.length)) {
    const lower = form.map((part) => part.toLowerCase());
    const [first = '', second = ''] = lower;
    const following = index.get(first) ?? new Map<string, Phrase[]>();
    index.set(first, following);
    const same = following.get(second);
    if (same) same.push({ form, lower });
    else following.set(second, [{ form, lower }]);
  }
  return index;
}

let proper: Phrases | undefined;
let forgotten: Phrases | undefined;

/** For each word that belongs to a name of several words the form it has there. */
export const phraseForms = (words: Word[]): (string | undefined)[] =>
  formsOf(words, (proper ??= indexed(properPhrases())));

/** Names that a title in sentence case forgot: "puerto rican", "the boer war". */
export const forgottenNames = (words: Word[]): (string | undefined)[] =>
  formsOf(words, (forgotten ??= indexed(factPhrases().filter((phrase) => !DOUBTFUL.test(phrase.join(' '))))));

/** What may stand between two words of a name: "U.S. Postal Service", "Home Owners’ Loan", "Half-Way". */
const WITHIN = /^[’']?[.,]?[\s\-–]?$/;

function formsOf(words: Word[], phrases: Phrases): (string | undefined)[] {
  const lower = words.map(({ text }) => text.toLowerCase());
  const owned = lower.some((text) => /['’]/.test(text));
  if (owned) lower.forEach((text, index) => (lower[index] = text.replace(/'/g, '’')));
  const bare = owned ? lower.map((text) => text.replace(POSSESSIVE, '')) : lower;
  const forms: (string | undefined)[] = [];
  const stands = (parts: string[], index: number): boolean =>
    parts.every(
      (part, offset) =>
        (part === lower[index + offset] || part === bare[index + offset]) &&
        (offset === 0 || WITHIN.test(words[index + offset]?.before ?? '')),
    );
  for (let index = 0; index + 1 < words.length; index += 1) {
    const following = phrases.get(lower[index] ?? '') ?? phrases.get(bare[index] ?? '');
    if (!following || forms[index] !== undefined) continue;
    const known = following.get(lower[index + 1] ?? '') ?? following.get(bare[index + 1] ?? '');
    const phrase = known?.find((one) => stands(one.lower, index));
    phrase?.form.forEach((part, offset) => {
      forms[index + offset] = part + (words[index + offset]?.text.slice(part.length).toLowerCase() ?? '');
    });
  }
  return forms;
}
