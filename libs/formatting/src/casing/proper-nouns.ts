import { lazily } from '@veracite/text/data-file';
import computing from '../../data/names/computing.json';
import economics from '../../data/names/economics.json';
import general from '../../data/names/general.json';
import geography from '../../data/names/geography.json';
import government from '../../data/names/government.json';
import learned from '../../data/names/learned.json';
import literature from '../../data/names/literature.json';
import nature from '../../data/names/nature.json';
import psychology from '../../data/names/psychology.json';
import religion from '../../data/names/religion.json';
import wellKnown from '../../data/names/well-known.json';
import { cutWords, type Word } from './cut-words';

/** Name lists. Later ones take precedence. */
const LISTS = [
  learned,
  ...[psychology, economics, religion, literature, geography, nature, computing, government],
  wellKnown,
  general,
];

const byLower = (words: string[]): ReadonlyMap<string, string> => new Map(words.map((w) => [w.toLowerCase(), w]));
const properNouns = lazily(() => byLower(LISTS.flatMap(({ words }) => words)));
const wellKnownNouns = lazily(() => byLower(wellKnown.words));

/** Returns the form of a proper noun by its lowercase word, or undefined for other words. */
export const properForm = (lower: string): string | undefined => properNouns().get(lower);
export const isProper = (lower: string): boolean => properNouns().has(lower);

/** Returns the form of a well-known place, people or person that a record may have in lower case by mistake. */
export const wellKnownForm = (lower: string): string | undefined => wellKnownNouns().get(lower);

/** A name of several words, as written and in lower case. */
interface Phrase {
  form: string[];
  lower: string[];
}

/** Phrases by their first and second words in lower case, the longest first. */
type Phrases = Map<string, Map<string, Phrase[]>>;

function indexed(names: string[]): Phrases {
  const index: Phrases = new Map();
  const cut = names.map((name) => cutWords(name).words.map(({ text }) => text)).filter(({ length }) => length > 1);
  for (const form of cut.sort((a, b) => b.length - a.length)) {
    const lower = form.map((part) => part.toLowerCase());
    const [first = '', second = ''] = lower;
    const following = index.get(first) ?? new Map<string, Phrase[]>();
    index.set(first, following);
    following.set(second, [...(following.get(second) ?? []), { form, lower }]);
  }
  return index;
}

const allPhrases = lazily(() => indexed(LISTS.flatMap(({ phrases }) => phrases)));
const wellKnownPhrases = lazily(() => indexed(wellKnown.phrases));

/** Returns the form of each word that is part of a name of several words. */
export const phraseForms = (words: Word[]): (string | undefined)[] => formsOf(words, allPhrases());

/** Returns the forms of well-known names that a title may have in lower case by mistake: "puerto rican", "the boer war". */
export const forgottenNames = (words: Word[]): (string | undefined)[] => formsOf(words, wellKnownPhrases());

const POSSESSIVE = /’s?$/;
/** Matches the text between two words of a name: "U.S. Postal Service", "Home Owners’ Loan", "Half-Way". */
const WITHIN = /^[’']?[.,]?[\s\-–]?$/;

function formsOf(words: Word[], phrases: Phrases): (string | undefined)[] {
  const lower = words.map(({ text }) => text.toLowerCase().replace(/'/g, '’'));
  const bare = lower.map((text) => text.replace(POSSESSIVE, ''));
  const forms: (string | undefined)[] = [];
  const matches = (parts: string[], index: number): boolean =>
    parts.every(
      (part, offset) =>
        (part === lower[index + offset] || part === bare[index + offset]) &&
        (offset === 0 || WITHIN.test(words[index + offset]?.before ?? '')),
    );
  for (let index = 0; index + 1 < words.length; index += 1) {
    const following = phrases.get(lower[index] ?? '') ?? phrases.get(bare[index] ?? '');
    if (!following || forms[index] !== undefined) continue;
    const known = following.get(lower[index + 1] ?? '') ?? following.get(bare[index + 1] ?? '');
    const phrase = known?.find((phrase) => matches(phrase.lower, index));
    phrase?.form.forEach((part, offset) => {
      forms[index + offset] = part + (words[index + offset]?.text.slice(part.length).toLowerCase() ?? '');
    });
  }
  return forms;
}
