/**
 * Counts how often titles, their words and family names occur: `npm run lab -- train:frequencies`.
 * Every list of works of the measuring data; the sets on which verdicts are measured have no part in it. Writes
 * libs/matching/data/frequencies.json: what `src/commonness.ts` reads.
 */
import { yearOf, type CslItem } from '@veracite/model/csl';
import { measuringData, type MeasuringData } from '../../harness/data';
import { writeWhole } from '../../harness/write-whole';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { fold, tokens } from '@veracite/text/fold';
import { nameParts } from '@veracite/matching/name';

const OUTPUT = 'libs/matching/data/frequencies.json';
/** Rarer ones are left out, which keeps the file small: what is not listed counts as this rare. */
const LEAST = { title: 3, word: 40, name: 40 };
/** Width of a step of the scale from rarity of words to rarity of titles, in bits. */
const STEP = 8;
/** Minimum number of works for a step of the scale. */
const ENOUGH = 200;

const LISTS = [
  'starter/works.jsonl.gz',
  'works/acl-anthology.jsonl.gz',
  'works/ai-hci-conferences.jsonl.gz',
  'works/crossref-2022.jsonl.gz',
  'works/linguistics.jsonl.gz',
  'works/ml-conferences.jsonl.gz',
  'works/physics-journals.jsonl.gz',
  'works/printing-history-tex.jsonl.gz',
  'works/syriac-studies.jsonl.gz',
];

count(measuringData(LISTS));

function count(measuring: MeasuringData): void {
  const works = distinct(readWorks(measuring));
  const titles = new Map<string, number>();
  const words = new Map<string, number>();
  const names = new Map<string, number>();
  for (const { title, author } of works) {
    add(titles, titleFingerprint(title ?? ''));
    for (const word of new Set(tokens(title ?? ''))) add(words, word);
    const families = (author ?? []).map((name) => nameParts(name).family);
    for (const family of new Set(families)) add(names, family);
  }
  const scale = scaleOf(works, titles, (word) => Math.max(words.get(word) ?? 0, LEAST.word / 2) / works.length);
  const data = {
    works: works.length,
    scale: { step: STEP, bits: scale },
    titles: packed(titles, LEAST.title),
    words: packed(words, LEAST.word),
    names: packed(names, LEAST.name),
  };
  const output = measuring.output(OUTPUT);
  writeWhole([[output, `${JSON.stringify(data, null, 1)}\n`]]);
  console.log(`${works.length} works; the scale by steps of ${STEP} bits: ${scale.join(' ')}. Written to ${output}.`);
}

function add(counts: Map<string, number>, key: string): void {
  if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * Returns the information in a title of words of a given rarity: the negative base-2 logarithm of the probability that
 * another work has the same title, by steps of the sum of the rarities of its words. The words of a title depend on each
 * other, so the sum alone overestimates it.
 */
function scaleOf(works: CslItem[], titles: Map<string, number>, shareOf: (word: string) => number): number[] {
  const steps: { works: number; others: number }[] = [];
  for (const { title = '' } of works) {
    const sum = [...new Set(tokens(title))].reduce((bits, word) => bits - Math.log2(shareOf(word)), 0);
    const index = Math.floor(sum / STEP);
    for (let i = steps.length; i <= index; i += 1) steps.push({ works: 0, others: 0 });
    const step = steps[index];
    if (!step) continue;
    step.works += 1;
    const shared = titles.get(titleFingerprint(title)) ?? 1;
    // Listed titles have their own count.
    if (shared < LEAST.title) step.others += shared - 1;
  }
  let least = 0;
  const bits: number[] = [];
  for (const { works: all, others } of steps) {
    if (all >= ENOUGH) least = Math.max(least, Math.log2((works.length * all) / Math.max(0.5, others)));
    else if (least > 0) break;
    bits.push(Math.round(least * 10) / 10);
  }
  return bits;
}

/** Counts of two digits, each with its keys: "120 editorial preface". */
function packed(counts: Map<string, number>, least: number): string[] {
  const rows = new Map<number, string[]>();
  for (const [key, n] of counts) {
    if (n < least) continue;
    const rounded = Number(n.toPrecision(2));
    rows.set(rounded, [...(rows.get(rounded) ?? []), key]);
  }
  return [...rows].sort(([a], [b]) => b - a).map(([n, keys]) => `${n} ${keys.sort().join(' ')}`);
}

/** One work entered twice is one work. */
function distinct(works: CslItem[]): CslItem[] {
  const seen = new Set<string>();
  return works.filter((item) => {
    const first = item.author?.[0] ?? item.editor?.[0];
    // The preprint, the paper and the later edition have one author: another author's work is another work.
    const who = fold(first?.family ?? first?.literal ?? '');
    const key = `${titleFingerprint(item.title ?? '')} ${who || (yearOf(item) ?? '')}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function readWorks(measuring: MeasuringData): CslItem[] {
  return LISTS.flatMap((list) => measuring.rows<CslItem>(list)).filter(({ title }) => typeof title === 'string');
}
