/**
 * Selects the words of the List of Title Word Abbreviations (ISSN International Centre) that appear in journal names:
 * `npm run lab -- train:abbreviations` writes data/journals/word-abbreviations.json. A word must appear in two journals.
 * Without its inputs it stops before it writes anything.
 */
import { measuringData } from '../../harness/data';
import { writeDataFile } from '../../harness/write-whole';
import { hash } from '../eval/shared';

const OUTPUT = 'libs/formatting/data/journals/word-abbreviations.json';
const WORDS = 'sources/ltwa-2021.tsv.gz';
const ABBREVIATED = 'sources/journal-abbreviations.tsv.gz';
const JOURNALS = ['journals-openapc', 'journals-crossref-2022', 'doaj-journals-2014'].map(
  (name) => `sources/${name}.tsv.gz`,
);
const data = measuringData([WORDS, ABBREVIATED, ...JOURNALS]);

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const MET = 2;
/** Returns true for the half of the collection that the evaluation does not report. */
const seen = ([title = '']: string[]): boolean => hash(title) % 2 === 0;
/** Languages in order of priority, for words with several abbreviations. */
const LANGUAGES = ['eng', 'mul', 'fre', 'ger', 'spa', 'ita', 'por', 'dut', 'lat'];

const met = new Map<string, number>();
for (const name of [...JOURNALS, ABBREVIATED])
  for (const [title = ''] of data.cells(name).filter((row) => name !== ABBREVIATED || seen(row)))
    for (const word of new Set(plain(title).match(/\p{L}{3,}/gu))) met.set(word, (met.get(word) ?? 0) + 1);

/** Number of word occurrences that begin with each stem. */
const begun = new Map<string, number>();
for (const [word, times] of met)
  for (let size = 3; size <= word.length; size += 1)
    begun.set(word.slice(0, size), (begun.get(word.slice(0, size)) ?? 0) + times);

const rank = (languages: string): number => {
  const ranks = languages
    .split(/,\s*/)
    .map((code) => LANGUAGES.indexOf(code))
    .filter((index) => index >= 0);
  return ranks.length > 0 ? Math.min(...ranks) : LANGUAGES.length;
};
const facts = new Map<string, { short: string; rank: number }>();
for (const [word = '', short = '', languages = ''] of data.cells(WORDS)) {
  const key = plain(word);
  if (!/^[a-z]{3,}-?$/.test(key)) continue;
  const stem = key.replace(/-$/, '');
  const times = key.endsWith('-') ? (begun.get(stem) ?? 0) : (met.get(stem) ?? 0) + (met.get(`${stem}s`) ?? 0);
  const ranked = rank(languages);
  if (times < MET || ranked === LANGUAGES.length || ranked >= (facts.get(key)?.rank ?? Infinity)) continue;
  facts.set(key, { short: short === 'n.a.' ? '-' : plain(short).replace(/\.$/, ''), rank: ranked });
}
const rows = [...facts].map(([word, { short }]) => `${word}\t${short}`).sort();
writeDataFile(data.output(OUTPUT), {
  about:
    'Words and stems (with a hyphen) of names of journals and how ISO 4 cuts them ("-": not at all), from the List of Title Word Abbreviations of the ISSN International Centre, 2021; written by npm run lab -- train:abbreviations, not by hand.',
  columns: ['word', 'short'],
  rows,
});
console.log(`${rows.length} words and stems`);
