/**
 * Learns which words are names from titles in sentence case, a spelling dictionary and WordNet: `npm run lab -- train:casing` writes
 * data/names/learned.json and data/casing/{filters,weights}.bin. Needs the collections of eval/corpora.ts (apps/lab/data.md) and
 * Debian's wamerican-insane and wamerican-huge. Without them it stops before it writes anything.
 */
import { measuringData, type MeasuringData } from '../../harness/data';
import { writeWhole } from '../../harness/write-whole';
import { binaryFile, bloomOf, textOfDataFile } from '@veracite/testing/data-files';
import general from '../../../../../libs/formatting/data/names/general.json';
import wellKnown from '../../../../../libs/formatting/data/names/well-known.json';
import { shapeSlots } from '@veracite/formatting/casing/model/features';
import type { WeightsFile } from '@veracite/formatting/casing/model/likely-name';
import type { FiltersFile } from '@veracite/formatting/casing/model/lists';
import { kindsFrom, type Knowledge } from '@veracite/formatting/casing/model/place';
import { cutWords, opensClause } from '@veracite/formatting/casing/cut-words';
import { COLLECTIONS } from '../eval/corpora';
import { readDictionary, readRareWords, type Dictionary } from './dictionary';
import { learnNames, smallWords, timesSmall, type Cut } from './names';
import { knownPhrases, learnPhrases } from './phrases';
import { learnWeights } from './weights';
import { authorNames, headlineWords, sentenceTitles } from './titles';
import { readWordNet } from './wordnet';

const HOME = 'libs/formatting/data';
const BY = 'written by npm run lab -- train:casing, not by hand.';
/** Minimum number of authors with a name for a common word to count as a name too. */
const MANY = 30;
/** Minimum ratio of occurrences as a name to occurrences in lower case. */
const LARGE_RATIO = 2;
/** Log odds of a word's letters below which its context rarely makes it a name. */
const CLEARLY_SMALL = -4;

type Words = Set<string>;
const holds =
  (...sets: Words[]) =>
  (word: string): boolean =>
    sets.some((set) => set.has(word));
const lower = (words: Iterable<string>): string[] => [...words].map((word) => word.toLowerCase());
const cutAll = (texts: string[]): Cut[] =>
  texts.map((text) =>
    cutWords(text).words.map((word, index, words) => ({ ...word, opens: opensClause(words, index) })),
  );

const rare = readRareWords();
const data = measuringData(COLLECTIONS);
const wordnet = readWordNet();
const dictionary = readDictionary();
const facts = new Set(lower([...wellKnown.words, ...general.words]));
const titles = cutAll(sentenceTitles(data));
const text = [...titles, ...cutAll(wordnet.glosses)];
console.log(`${titles.length} titles`);

const names = learnNames(text, facts, dictionary);
const certain = new Set([...facts, ...lower(names)]);
const phrases = [...new Set([...learnPhrases(titles, certain), ...knownPhrases(wordnet.phrases, titles, certain)])];
console.log(`${names.length} names and ${phrases.length} of several words`);

const lists = listsFrom(data, text, dictionary);
const { weights, scale } = learnWeights(
  text,
  facts,
  new Set([...dictionary.common, ...rare.common]),
  [...new Set([...lists.names, ...lists.families])].filter(
    (word) => !lists.isVocabulary(word) && !rare.common.has(word),
  ),
  lists.whileLearning,
);
/** The score of a word's letters, in steps of the weights' scale. */
const lettersScore = (word: string): number =>
  shapeSlots(word).reduce((sum, index) => sum + (weights[index] ?? 0), weights[0] ?? 0);
/** Rare words that the model would take for names because of their letters. */
const misread = [...rare.used].filter(
  (word) => !holds(lists.names, lists.families)(word) && lettersScore(word) * scale > CLEARLY_SMALL,
);
const vocabulary = new Set([...lists.noted, ...misread].filter((word) => !lists.met.has(word)));
const learned = {
  about: `Names learned from titles in sentence case and dictionaries; ${BY}`,
  phrases: phrases.sort(),
  words: names,
};
const filters = binaryFile<FiltersFile>({
  about: `Lists of words as Bloom filters (libs/text/src/bloom.ts): lowercase and vocabulary are words that titles and dictionaries have in lower case; names, families and given are names of dictionaries, family names and given names of authors; ${BY}`,
  values: {},
  arrays: {
    lowercase: bloomOf(lists.met),
    vocabulary: bloomOf(vocabulary),
    names: bloomOf(lists.names),
    families: bloomOf(lists.families),
    given: bloomOf(lists.given),
  },
});
const model = binaryFile<WeightsFile>({
  about: `Weights of the model of names (libs/formatting/src/casing/model/features.ts), one a slot, in steps of the scale; ${BY}`,
  values: { scale },
  arrays: { weights },
});
writeWhole([
  [data.output(`${HOME}/names/learned.json`), textOfDataFile(learned)],
  [data.output(`${HOME}/casing/filters.bin`), filters],
  [data.output(`${HOME}/casing/weights.bin`), model],
]);
console.log(
  Object.entries({ ...lists, vocabulary })
    .flatMap(([name, words]) => (words instanceof Set ? [`${words.size} ${name}`] : []))
    .join(', '),
);

interface Lists extends Record<'met' | 'noted' | 'names' | 'families' | 'given', Words> {
  isVocabulary: (word: string) => boolean;
  /** Knowledge that excludes words known only from the title being learned. */
  whileLearning: Knowledge;
}

function listsFrom(data: MeasuringData, text: Cut[], { names: listed, common }: Dictionary): Lists {
  const [metFirst, met] = [new Set(smallWords(text, 4)), new Set(smallWords(text, 1))];
  const noted = new Set([...common, ...wordnet.common]);
  const isVocabulary = holds(met, noted);
  const small = timesSmall(text);
  /** Collects author names. Common words ("Brown", "Mark") need many authors, or more than their occurrences in lower case. */
  const called = (part: 'family' | 'given'): Words =>
    new Set(
      [...authorNames(data, part)]
        .filter(([word, times]) => !isVocabulary(word) || times >= MANY || times > LARGE_RATIO * (small.get(word) ?? 0))
        .map(([word]) => word),
    );
  const [families, given] = [called('family'), called('given')];
  const unknown = headlineWords(data, new Set([...noted, ...rare.common]));
  const others = lower([...listed, ...rare.names, ...wordnet.names]).filter((word) => !noted.has(word));
  const namesFirst = new Set([...others, ...unknown]);
  const names = new Set([...namesFirst].filter((word) => !unknown.has(word) || !isVocabulary(word)));
  const whileLearning = {
    isLowercase: holds(metFirst),
    isCommon: holds(metFirst, noted),
    kindsOf: kindsFrom({ n: holds(namesFirst), f: holds(families), g: holds(given) }),
    isName: holds(certain),
  };
  return { met, noted, names, families, given, isVocabulary, whileLearning };
}
