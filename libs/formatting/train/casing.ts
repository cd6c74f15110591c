/**
 * Learns from titles in sentence case, from a spelling dictionary, WordNet and a list of cities, which words are names:
 * `npm run train:casing` writes src/casing/lexicon/learned.ts and src/casing/model/{vocabulary,names,given,weights}.ts.
 */
import { writeFileSync } from 'node:fs';
import { FAITHS, PERSONS } from '../src/casing/lexicon/people';
import { PEOPLES, PLACES } from '../src/casing/lexicon/places';
import { THINGS } from '../src/casing/lexicon/things';
import { cutWords, opensClause } from '../src/casing/words';
import { cityNames } from './cities';
import { readDictionary, readRareWords } from './dictionary';
import { bloomOf } from '../src/casing/model/bloom';
import { learnNames, smallWords, type Cut } from './names';
import { knownPhrases, learnPhrases } from './phrases';
import { learnWeights } from './weights';
import { authorNames, headlineWords, sentenceTitles } from './titles';
import { readWordNet } from './wordnet';

const HOME = 'libs/formatting/src/casing';
/** So many authors of one name make a common word a name besides. */
const MANY = 30;
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
const names = learnNames(text, facts, dictionary);
const certain = new Set([...facts, ...names.map((name) => name.toLowerCase())]);
const phrases = [...new Set([...learnPhrases(cut, certain), ...knownPhrases(wordnet.phrases, cut, certain)])].sort();
const lines = (items: string[], each: number, joint: string): string =>
  Array.from({ length: Math.ceil(items.length / each) }, (_, i) =>
    items.slice(i * each, (i + 1) * each).join(joint),
  ).join('\n');
writeFileSync(
  `${HOME}/lexicon/learned.ts`,
  `/** Names learned from titles in sentence case; ${HEAD}\nexport const LEARNED = \`\n${lines(names, 14, ' ')}\n\`;\n\n` +
    `/** Names of several words, none of which is one alone. */\nexport const LEARNED_PHRASES = \`\n${lines(phrases, 6, '|')}\n\`;\n`,
);
console.log(`${names.length} names and ${phrases.length} phrases learned`);

// A rare word must not be known from the very title that it is learned in: while learning, only words met oftener count as known.
const learning = new Set([...dictionary.common, ...wordnet.common, ...smallWords(text, 4)]);
const vocabulary = new Set([...learning, ...smallWords(text, 1)]);
const lower = (words: Iterable<string>): string[] => [...words].map((word) => word.toLowerCase());
/** Names of authors; those that are common words too ("Brown", "Mark") only where many are called so. */
const called = (part: 'family' | 'given'): string[] =>
  [...authorNames(part)].filter(([word, times]) => !vocabulary.has(word) || times >= MANY).map(([word]) => word);
const families = called('family');
const given = new Set(called('given'));
const rare = readRareWords();
const lists = lower([...dictionary.names, ...rare.names, ...wordnet.names, ...cityNames()]);
const unknown = headlineWords(new Set([...dictionary.common, ...rare.common, ...wordnet.common]));
/** While learning, a word of headlines must not be known from the very title that gives it away. */
const listedFirst = new Set([...lists, ...families, ...given, ...unknown]);
const listed = new Set([...listedFirst].filter((word) => !unknown.has(word) || !vocabulary.has(word)));
for (const [name, about, words] of [
  ['VOCABULARY', 'Common words', vocabulary],
  ['NAMES', 'Names of persons, places, peoples and genera', listed],
  ['GIVEN', 'Given names', given],
] as const) {
  const bits = Buffer.from(bloomOf(words)).toString('base64');
  writeFileSync(
    `${HOME}/model/${name.toLowerCase()}.ts`,
    `/** ${about} as bits (bloom.ts); ${HEAD}\nexport const ${name} = \`\n${bits.replace(/.{120}/g, '$&\n')}\n\`;\n`,
  );
  console.log(`${words.size} of ${name}`);
}

const holds =
  (set: Set<string>) =>
  (word: string): boolean =>
    set.has(word);
const known = {
  isCommon: holds(learning),
  isListed: holds(listedFirst),
  isGiven: holds(given),
  isName: holds(certain),
};
const alone = [...listed].filter((word) => !vocabulary.has(word) && !rare.common.has(word));
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
