/**
 * Chooses, of the list of title word abbreviations (ISSN International Centre), the words that names of journals hold:
 * `npm run train:abbreviations` writes src/journals/word-facts.ts. A word counts when two journals have it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { hash, sharedFile } from '../eval/shared';

const table = (name: string): string[][] => {
  const file = sharedFile(`sources/${name}.tsv.gz`);
  return file
    ? gunzipSync(readFileSync(file))
        .toString('utf8')
        .split('\n')
        .slice(1)
        .map((line) => line.split('\t'))
    : [];
};
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const MET = 2;
/** Of the collection that the evaluation reports, the other half. */
const seen = ([title = '']: string[]): boolean => hash(title) % 2 === 0;
/** Where a word has several abbreviations by language, the first of these decides. */
const LANGUAGES = ['eng', 'mul', 'fre', 'ger', 'spa', 'ita', 'por', 'dut', 'lat'];

const met = new Map<string, number>();
for (const name of ['journals-openapc', 'journals-crossref-2022', 'doaj-journals-2014', 'journal-abbreviations'])
  for (const [title = ''] of table(name).filter((row) => name !== 'journal-abbreviations' || seen(row)))
    for (const word of new Set(plain(title).match(/\p{L}{3,}/gu))) met.set(word, (met.get(word) ?? 0) + 1);

/** How many words begin so, each as often as journals have it. */
const begun = new Map<string, number>();
for (const [word, times] of met)
  for (let size = 3; size <= word.length; size += 1)
    begun.set(word.slice(0, size), (begun.get(word.slice(0, size)) ?? 0) + times);

const rank = (languages: string): number => {
  const ranks = languages
    .split(/,\s*/)
    .map((code) => LANGUAGES.indexOf(code))
    .filter((at) => at >= 0);
  return ranks.length > 0 ? Math.min(...ranks) : LANGUAGES.length;
};
const facts = new Map<string, { short: string; rank: number }>();
for (const [word = '', short = '', languages = ''] of table('ltwa-2021')) {
  const key = plain(word);
  if (!/^[a-z]{3,}-?$/.test(key)) continue;
  const stem = key.replace(/-$/, '');
  const times = key.endsWith('-') ? (begun.get(stem) ?? 0) : (met.get(stem) ?? 0) + (met.get(`${stem}s`) ?? 0);
  const own = rank(languages);
  if (times < MET || own === LANGUAGES.length || own >= (facts.get(key)?.rank ?? Infinity)) continue;
  facts.set(key, { short: short === 'n.a.' ? '-' : plain(short).replace(/\.$/, ''), rank: own });
}
const entries = [...facts].map(([word, { short }]) => `${word} ${short}`).sort();
const lines = Array.from({ length: Math.ceil(entries.length / 7) }, (_, i) =>
  entries.slice(i * 7, (i + 1) * 7).join('|'),
);
writeFileSync(
  'libs/formatting/src/journals/word-facts.ts',
  `/** Words of journals' names and how ISO 4 cuts them; written by libs/formatting/train/abbreviations.ts, not by hand. */\nexport const STEMS = \`\n${lines.join('\n')}\n\`;\n`,
);
console.log(`${entries.length} words and stems`);
