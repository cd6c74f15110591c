import { PROPER_WORDS } from '../lexicon/proper';
import type { Word } from '../words';
import type { Place } from './features';
import { isCommonWord } from './known';

/** A word as the model sees it: without its possessive, its neighbours in lower case. */
export function placeOf(words: Word[], index: number, isCommon: (word: string) => boolean = isCommonWord): Place {
  const [word, previous, next] = [index, index - 1, index + 1].map((at) => bare(words[at]?.text ?? '')) as [
    string,
    string,
    string,
  ];
  return {
    word,
    previous,
    next,
    before: words[index]?.before ?? '',
    after: words[index + 1]?.before ?? '$',
    unknown: !isCommon(word),
    previousIsName: PROPER_WORDS.has(previous),
    nextIsName: PROPER_WORDS.has(next),
  };
}

const bare = (text: string): string => text.toLowerCase().replace(/['’]s$/, '');
