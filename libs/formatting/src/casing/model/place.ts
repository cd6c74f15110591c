import { isProper } from '../proper-nouns';
import type { Word } from '../cut-words';
import type { Place, WordClass } from './features';
import { isCommonWord, isFamilyName, isGivenName, isLowercaseWord, isNotedName } from './lists';

/** Queries about lowercase words. */
export interface Knowledge {
  isCommon: (word: string) => boolean;
  /** Returns true if titles, not only dictionaries, have it in lower case. */
  isLowercase: (word: string) => boolean;
  /** Returns one letter per name list that contains it: n for dictionaries, f for family names, g for given names. */
  kindsOf: (word: string) => string;
  /** Returns true if it is a name in any position. */
  isName: (word: string) => boolean;
}

type Lists = Record<'n' | 'f' | 'g', (word: string) => boolean>;

/** Creates a function that queries each list once per word. */
export function kindsFrom(lists: Lists): (word: string) => string {
  const asked = Object.entries(lists);
  return (word) => (word.length < 3 ? '' : asked.map(([letter, holds]) => (holds(word) ? letter : '')).join(''));
}

const lookUp = kindsFrom({ n: isNotedName, f: isFamilyName, g: isGivenName });
const found = new Map<string, string>();
const REMEMBERED = 20_000;

function kindsOf(word: string): string {
  let kinds = found.get(word);
  if (kinds === undefined) {
    kinds = lookUp(word);
    if (found.size >= REMEMBERED) found.clear();
    found.set(word, kinds);
  }
  return kinds;
}

const KNOWN: Knowledge = { isCommon: isCommonWord, isLowercase: isLowercaseWord, kindsOf, isName: isProper };

/** Returns a word without its possessive ending, with its context in lower case. */
export function placeOf(words: Word[], index: number, known: Knowledge = KNOWN): Place {
  const wordAt = (offset: number): string => bare(words[index + offset]?.text ?? '');
  const [word, previous, next] = [wordAt(0), wordAt(-1), wordAt(1)];
  const nextIsName = known.isName(next);
  const [kinds, previousKinds, nextKinds] = [word, previous, next].map(known.kindsOf) as [string, string, string];
  return {
    word,
    previous,
    next,
    earlier: wordAt(-2),
    later: wordAt(2),
    before: words[index]?.before ?? '',
    after: words[index + 1]?.before ?? '$',
    wordClass: wordClassOf(word, kinds, known),
    kinds,
    previousKinds,
    nextKinds,
    given: kinds.endsWith('g'),
    afterGiven: previousKinds.endsWith('g'),
    previousClass: known.isName(previous) ? 'name' : wordClassOf(previous, previousKinds, known),
    nextClass: nextIsName ? 'name' : wordClassOf(next, nextKinds, known),
    nextIsName,
  };
}

function wordClassOf(word: string, kinds: string, { isCommon, isLowercase }: Knowledge): WordClass {
  const listed = /[nf]/.test(kinds);
  if (isLowercase(word)) return listed ? 'both' : 'common';
  if (isCommon(word)) return listed ? 'either' : 'rare';
  return listed ? 'name' : 'neither';
}

const bare = (text: string): string => text.toLowerCase().replace(/['’]s$/, '');
