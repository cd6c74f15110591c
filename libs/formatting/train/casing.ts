/**
 * Learns from titles in sentence case, and from a spelling dictionary, which words are names:
 * `npm run train:casing` writes src/casing/lexicon/learned.ts and src/casing/model/weights.ts.
 */
import { writeFileSync } from 'node:fs';
import { FAITHS, PERSONS } from '../src/casing/lexicon/people';
import { PEOPLES, PLACES } from '../src/casing/lexicon/places';
import { THINGS } from '../src/casing/lexicon/things';
import { cutWords, opensClause } from '../src/casing/words';
import { readDictionary } from './dictionary';
import { bloomOf } from '../src/casing/model/bloom';
import { learnNames, smallWords } from './names';
import { learnPhrases } from './phrases';
import { learnWeights } from './weights';
import { familyNames, sentenceTitles } from './titles';

const HOME = 'libs/formatting/src/casing';
const HEAD = 'written by libs/formatting/train/casing.ts, not by hand. */';

const facts = new Set([PLACES, PEOPLES, PERSONS, FAITHS, THINGS].join(' ').toLowerCase().split(/\s+/));
const titles = sentenceTitles();
const dictionary = readDictionary();
console.log(
  `${titles.length} titles, ${dictionary.names.size} names and ${dictionary.common.size} words of the dictionary`,
);

const cut = titles.map((title) =>
  cutWords(title).words.map((word, index, words) => ({ ...word, opens: opensClause(words, index) })),
);
const names = learnNames(cut, facts, dictionary);
const phrases = learnPhrases(cut, new Set([...facts, ...names.map((name) => name.toLowerCase())]));
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

const vocabulary = new Set([...dictionary.common, ...smallWords(cut)]);
const bits = Buffer.from(bloomOf(vocabulary)).toString('base64');
writeFileSync(
  `${HOME}/model/vocabulary.ts`,
  `/** Common words as bits (bloom.ts); ${HEAD}\nexport const VOCABULARY = \`\n${bits.replace(/.{120}/g, '$&\n')}\n\`;\n`,
);

const { text, scale } = learnWeights(cut, facts, dictionary, familyNames(dictionary.common), vocabulary);
writeFileSync(
  `${HOME}/model/weights.ts`,
  `/** Weights of the model of names (features.ts), packed as packing.ts says; ${HEAD}\nexport const SCALE = ${scale};\n\nexport const WEIGHTS = \`\n${text}\n\`;\n`,
);
