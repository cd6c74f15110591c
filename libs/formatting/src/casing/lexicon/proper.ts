import { LEARNED, LEARNED_PHRASES } from './learned';
import { FAITHS, PERSONS } from './people';
import { PEOPLES, PLACES } from './places';
import { PHRASES, THINGS } from './things';

const listed = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Lower-case word to the form it always has; words written down as facts win over learned ones. */
export const PROPER_WORDS: ReadonlyMap<string, string> = new Map(
  [LEARNED, PLACES, PEOPLES, PERSONS, FAITHS, THINGS].flatMap(listed).map((word) => [word.toLowerCase(), word]),
);

/** First word, lower case, to the phrases that begin with it, longest first, each as words. */
export const PROPER_PHRASES: ReadonlyMap<string, string[][]> = byFirstWord(
  `${PHRASES}|${LEARNED_PHRASES}`
    .split(/[|\n]/)
    .map((phrase) => phrase.trim().split(' '))
    .filter((words) => words[0]),
);

function byFirstWord(phrases: string[][]): Map<string, string[][]> {
  const index = new Map<string, string[][]>();
  for (const words of phrases) {
    const key = words[0]?.toLowerCase() ?? '';
    index.set(
      key,
      [...(index.get(key) ?? []), words].sort((a, b) => b.length - a.length),
    );
  }
  return index;
}
