/**
 * Learns from titles in sentence case, from a spelling dictionary, WordNet and a list of cities, which words are names:
 * `npm run train:casing` writes src/casing/lexicon/learned.ts and src/casing/model/{met,vocabulary,names,given,pairs,weights}.ts.
 */
import { writeFileSync } from 'node:fs';
import { FAITHS, PERSONS } from '../src/casing/lexicon/people';
import { PEOPLES, PLACES } from '../src/casing/lexicon/places';
import { THINGS } from '../src/casing/lexicon/things';
import { cutWords, opensClause } from '../src/casing/words';
import { cityNames } from './cities';
import { readDictionary, readRareWords } from './dictionary';
import { regionNames } from './regions';
import { readGenera } from './genera';
import { NEVER_NAMES } from '../src/casing/lexicon/proper';
import { bloomOf } from '../src/casing/model/bloom';
import { lettersScore, SLOTS } from '../src/casing/model/features';
import { kindsFrom, type Knowledge } from '../src/casing/model/place';
import { unpack } from '../src/casing/model/packing';
import { learnNames, smallWords, timesSmall, type Cut } from './names';
import { commonPairs } from './pairs';
import { knownPhrases, learnPhrases } from './phrases';
import { learnWeights } from './weights';
import { authorNames, headlineWords, sentenceTitles } from './titles';
import { readWordNet } from './wordnet';

const HOME = 'libs/formatting/src/casing';
/** So many authors of one name make a common word a name besides. */
const MANY = 30;
/** Or so many times as many as titles have the word in lower case. */
const OFTENER = 2;
/** Log odds of a word's letters below which a neighbour seldom makes a name of it. */
const CLEARLY_SMALL = -4;
const HEAD = 'written by libs/formatting/train/casing.ts, not by hand. */';

const facts = new Set([PLACES, PEOPLES, PERSONS, FAITHS, THINGS].join(' ').toLowerCase().split(/\s+/));
const titles = sentenceTitles();
const dictionary = readDictionary();
console.log(
  `${titles.length} titles, ${dictionary.names.size} names and ${dictionary.common.size} words of the dictionary`,
);

const wordnet = readWordNet();
const cutAll = (texts: string[]): Cut[] =>
  texts.map((text) =>
    cutWords(text).words.map((word, index, words) => ({ ...word, opens: opensClause(words, index) })),
  );
const cut = cutAll(titles);
const text = [...cut, ...cutAll(wordnet.glosses)];
const learned = learnNames(text, facts, dictionary);
const certain = new Set([...facts, ...learned.map((name) => name.toLowerCase())]);
const phrases = [...new Set([...learnPhrases(cut, certain), ...knownPhrases(wordnet.phrases, cut, certain)])].sort();
const lines = (items: string[], each: number, joint: string): string =>
  Array.from({ length: Math.ceil(items.length / each) }, (_, i) =>
    items.slice(i * each, (i + 1) * each).join(joint),
  ).join('\n');
writeFileSync(
  `${HOME}/lexicon/learned.ts`,
  `/** Names learned from titles in sentence case; ${HEAD}\nexport const LEARNED = \`\n${lines(learned, 14, ' ')}\n\`;\n\n` +
    `/** Names of several words, none of which is one alone. */\nexport const LEARNED_PHRASES = \`\n${lines(phrases, 6, '|')}\n\`;\n`,
);
console.log(`${learned.length} names and ${phrases.length} phrases learned`);

const holds =
  (set: Set<string>) =>
  (word: string): boolean =>
    set.has(word);

// A rare word must not be known from the very title that it is learned in: while learning, only words met oftener count as met.
const metFirst = new Set(smallWords(text, 4));
const met = new Set(smallWords(text, 1));
const noted = new Set([...dictionary.common, ...wordnet.common]);
const isVocabulary = (word: string): boolean => met.has(word) || noted.has(word);
const lower = (words: Iterable<string>): string[] => [...words].map((word) => word.toLowerCase());
const small = timesSmall(text);
/** Names of authors; those that are common words too ("Brown", "Mark") only where many are called so, or more than titles have of the word. */
const called = (part: 'family' | 'given'): Set<string> =>
  new Set(
    [...authorNames(part)]
      .filter(([word, times]) => !isVocabulary(word) || times >= MANY || times > OFTENER * (small.get(word) ?? 0))
      .map(([word]) => word),
  );
const families = called('family');
const given = called('given');
const rare = readRareWords();
const places = new Set(lower([...cityNames(isVocabulary), ...regionNames(isVocabulary)]));
const genera = new Set(lower(readGenera()).filter((word) => !NEVER_NAMES.has(word)));
const others = lower([...dictionary.names, ...rare.names, ...wordnet.names]).filter((word) => !noted.has(word));
const unknown = headlineWords(new Set([...noted, ...rare.common]));
/** While learning, a word of headlines must not be known from the very title that gives it away. */
const namesFirst = new Set([...others, ...unknown]);
const names = new Set([...namesFirst].filter((word) => !unknown.has(word) || !isVocabulary(word)));

const known: Knowledge = {
  isMet: holds(metFirst),
  isCommon: (word) => metFirst.has(word) || noted.has(word),
  kindsOf: kindsFrom({ n: holds(namesFirst), f: holds(families), p: holds(places), t: holds(genera), g: holds(given) }),
  isName: holds(certain),
};
/** Genera are too many: their letters would make a name of every Latin word. */
const alone = [...new Set([...names, ...families, ...places])].filter(
  (word) => !isVocabulary(word) && !rare.common.has(word),
);
const { text: packed, scale } = learnWeights(
  text,
  facts,
  new Set([...dictionary.common, ...rare.common]),
  alone,
  known,
);
writeFileSync(
  `${HOME}/model/weights.ts`,
  `/** Weights of the model of names (features.ts), packed as packing.ts says; ${HEAD}\nexport const SCALE = ${scale};\n\nexport const WEIGHTS = \`\n${packed}\n\`;\n`,
);

const isName = (word: string): boolean => [names, families, places].some((list) => list.has(word));
const weights = unpack(packed, SLOTS);
/** Of rare words those are kept that the field would take for names by their letters. */
const misread = [...rare.used].filter((word) => !isName(word) && lettersScore(weights, word) * scale > CLEARLY_SMALL);
for (const [name, about, words] of [
  ['MET', 'Words that titles have in lower case', met],
  ['VOCABULARY', 'Further words of dictionaries', new Set([...noted, ...misread].filter((word) => !met.has(word)))],
  ['NAMES', 'Names of dictionaries, and words that headlines alone hold,', names],
  ['FAMILIES', 'Family names of authors', families],
  ['PLACES', 'Names of cities, parts of countries and languages', places],
  ['GENERA', 'Names of genera and higher taxa', genera],
  ['GIVEN', 'Given names of authors', given],
  ['PAIRS', 'Pairs of words that titles write small', commonPairs(cut)],
] as const) {
  const bits = Buffer.from(bloomOf(words)).toString('base64');
  writeFileSync(
    `${HOME}/model/${name.toLowerCase()}.ts`,
    `/** ${about} as bits (bloom.ts); ${HEAD}\nexport const ${name} = \`\n${bits.replace(/.{120}/g, '$&\n')}\n\`;\n`,
  );
  console.log(`${words.size} of ${name}`);
}
