import { PROPER_WORDS } from '../lexicon/proper';
import type { Word } from '../words';
import type { Place, Standing } from './features';
import { isCommonWord, isGivenName, isListedName } from './known';

/** What is known of words, in lower case. */
export interface Knowledge {
  isCommon: (word: string) => boolean;
  /** A list of names, persons or places holds it. */
  isListed: (word: string) => boolean;
  isGiven: (word: string) => boolean;
  /** It is a name wherever it stands. */
  isName: (word: string) => boolean;
}

const KNOWN: Knowledge = {
  isCommon: isCommonWord,
  isListed: isListedName,
  isGiven: isGivenName,
  isName: (word) => PROPER_WORDS.has(word),
};

/** A word as the model sees it: without its possessive, its neighbours in lower case. */
export function placeOf(words: Word[], index: number, known: Knowledge = KNOWN): Place {
  const at = (offset: number): string => bare(words[index + offset]?.text ?? '');
  const [word, previous, next] = [at(0), at(-1), at(1)];
  const nextIsName = known.isName(next);
  return {
    word,
    previous,
    next,
    earlier: at(-2),
    later: at(2),
    before: words[index]?.before ?? '',
    after: words[index + 1]?.before ?? '$',
    standing: standingOf(word, known),
    given: known.isGiven(word),
    afterGiven: known.isGiven(previous),
    previousStanding: known.isName(previous) ? 'name' : standingOf(previous, known),
    nextStanding: nextIsName ? 'name' : standingOf(next, known),
    nextIsName,
  };
}

function standingOf(word: string, { isCommon, isListed }: Knowledge): Standing {
  if (isCommon(word)) return isListed(word) ? 'both' : 'common';
  return isListed(word) ? 'name' : 'neither';
}

const bare = (text: string): string => text.toLowerCase().replace(/['’]s$/, '');
