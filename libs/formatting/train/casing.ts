/**
 * Learns which words are written with a capital inside sentence-cased titles, and writes casing/lexicon/learned.ts.
 * `node tools/run.mjs libs/formatting/train/casing.ts`. Only the development half of the starter library is read.
 */
import { writeFileSync } from 'node:fs';
import type { CslItem } from '@veracite/model/csl';
import { FAITHS, PERSONS } from '../src/casing/lexicon/people';
import { PEOPLES, PLACES } from '../src/casing/lexicon/places';
import { THINGS } from '../src/casing/lexicon/things';
import { cutWords, opensClause } from '../src/casing/words';
import { sentenceCasedTitles } from '../eval/casing';
import { hash, rows, sharedFile } from '../eval/shared';

const CORPORA = [
  'works/crossref-2022',
  'works/physics-journals',
  'works/linguistics',
  'works/ml-conferences',
  'works/ai-hci-conferences',
  'works/acl-anthology',
  'starter/works',
];
/** A word counts as a name when nine of ten times it has a capital, and it was met twice. */
const SHARE = 0.9;
const MET = 2;

const FACTS = new Set([PLACES, PEOPLES, PERSONS, FAITHS, THINGS].join(' ').toLowerCase().split(/\s+/));
const forms = new Map<string, Map<string, number>>();
for (const corpus of CORPORA) {
  const file = sharedFile(`${corpus}.jsonl.gz`);
  if (!file) continue;
  const works = rows<CslItem>(file).filter((work) => !corpus.startsWith('starter') || hash(work.id ?? '') % 2 === 0);
  for (const { title } of sentenceCasedTitles(works)) {
    const { words } = cutWords(title);
    words.forEach((word, index) => {
      if (opensClause(words, index) || word.text.length < 3) return;
      const key = word.text.toLowerCase();
      const counts = forms.get(key) ?? new Map<string, number>();
      forms.set(key, counts.set(word.text, (counts.get(word.text) ?? 0) + 1));
    });
  }
}

const learned: string[] = [];
for (const [key, counts] of forms) {
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  if (!best || total < MET) continue;
  if (FACTS.has(key)) {
    const small = (counts.get(key) ?? 0) / total;
    if (small > 0.3) console.log(`doubtful in the lexicon: ${key}, small in ${Math.round(100 * small)} % of ${total}`);
    continue;
  }
  if (best[1] / total < SHARE) continue;
  if (/^\p{Lu}\p{Ll}+$/u.test(best[0])) learned.push(best[0]);
}
learned.sort((a, b) => (a < b ? -1 : 1));
const lines: string[] = [];
for (let i = 0; i < learned.length; i += 14) lines.push(learned.slice(i, i + 14).join(' '));
const head =
  '/** Names learned from titles in sentence case; written by libs/formatting/train/casing.ts, not by hand. */';
writeFileSync(
  'libs/formatting/src/casing/lexicon/learned.ts',
  `${head}\nexport const LEARNED = \`\n${lines.join('\n')}\n\`;\n`,
);
console.log(`${learned.length} names learned, of ${forms.size} words`);
