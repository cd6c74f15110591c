/**
 * How often two publishers are called different: `npm run lab -- eval:publishers FOLDER [--develop] [--list]`.
 * Publishers of one work as different people wrote them must not be; those of two works from the corpora, which share no
 * word, should be. FOLDER has folders of bibliographies (`.bib`) by different people. `--develop` measures the half of the works
 * that `train:publishers` uses; `--list` prints the real pairs that are called different.
 */
import type { CslItem } from '@veracite/model/csl';
import { measuringData } from '../../sets/data';
import { seeded } from '@veracite/testing/seeded';
import { comparePublishers, publisherKey } from '@veracite/matching/publisher';
import { readRaw } from '@veracite/matching/raw-text';
import { isReportedWork, publisherPairs } from '../publisher-pairs';

const WORKS = [
  'works/crossref-2022.jsonl.gz',
  'works/linguistics.jsonl.gz',
  'works/ml-conferences.jsonl.gz',
  'starter/works.jsonl.gz',
];
const TYPES = ['book', 'chapter', 'paper-conference'];
const UNRELATED = 20_000;

const raw = readRaw('');
const compared = (a: string, b: string) =>
  comparePublishers(a, b, { raw, known: () => undefined, isArticle: false })?.agreement ?? '';

const [folder = ''] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const isDeveloped = process.argv.includes('--develop');
const data = measuringData(WORKS);
const real = publisherPairs(folder).filter(({ title }) => isReportedWork(title) !== isDeveloped);
report(
  'of one work',
  real.map(({ publishers }) => publishers),
  process.argv.includes('--list'),
);

const items = WORKS.flatMap((file) => data.rows<CslItem>(file)).filter(({ type }) => TYPES.includes(type));
const publishers = items.flatMap(({ publisher }) => (typeof publisher === 'string' ? [publisher] : []));
const random = seeded(1);
const pick = () => publishers[Math.floor(random() * publishers.length)] ?? '';
const wordsOf = (name: string) =>
  publisherKey(name)
    .split(' ')
    .filter(({ length }) => length >= 4);
const unrelated = Array.from({ length: UNRELATED }, (): [string, string] => [pick(), pick()]).filter(
  ([a, b]) => publisherKey(a) !== publisherKey(b) && !wordsOf(a).some((word) => wordsOf(b).includes(word)),
);
report('of two works', unrelated, false);

function report(what: string, pairs: [string, string][], isListed: boolean): void {
  const counts = new Map<string, number>();
  for (const [a, b] of pairs) {
    const agreement = compared(a, b);
    counts.set(agreement, (counts.get(agreement) ?? 0) + 1);
    if (isListed && agreement === 'different') console.log(`${a} | ${b}`);
  }
  const shares = [...counts].map(([agreement, n]) => `${agreement} ${((100 * n) / pairs.length).toFixed(2)} %`);
  console.log(`publishers ${what}: ${pairs.length} pairs: ${shares.sort().join(', ')}`);
}
