/**
 * Trains the model that gives a match its probability: `npm run lab -- train:matching`.
 * Works of the measuring data, references made to them, near neighbors as counter-examples; four fifths to learn
 * from, one to measure on. Writes libs/verdict/data/match-model.json.
 */
import { comparing } from '@veracite/matching/compare';
import type { CslItem } from '@veracite/model/csl';
import { FEATURES } from '@veracite/model/evidence';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { calibrationError, chance, fitLogistic, type Example } from '../../harness/logistic';
import { measuringData, type MeasuringData } from '../../harness/data';
import { namedWeights, rounded, writeModel } from '../../harness/models';
import { seeded } from '@veracite/testing/seeded';
import { lookAlikePairs, makePairs, type Pair } from './pairs';

const WORKS = 900;
const OUTPUT = 'libs/verdict/data/match-model.json';
const SETS = ['starter/works.jsonl.gz', 'works/crossref-2022.jsonl.gz', 'works/ml-conferences.jsonl.gz'];
/** Sets in which works of one title are many; at most so many pairs of each. */
const LOOK_ALIKES = [
  'works/linguistics.jsonl.gz',
  'works/syriac-studies.jsonl.gz',
  'works/ai-hci-conferences.jsonl.gz',
  'works/printing-history-tex.jsonl.gz',
];
const MOST_PAIRS = 1500;

train(measuringData([...SETS, ...LOOK_ALIKES]));

function train(data: MeasuringData): void {
  const random = seeded(20261121);
  const examples: Example[] = [];
  for (const set of SETS) {
    const items = pick(itemsOf(data, set).filter(isSigned), WORKS, random);
    examples.push(...examplesOf(makePairs(items, random)));
  }
  for (const set of LOOK_ALIKES) {
    const pairs = lookAlikePairs(itemsOf(data, set), random);
    examples.push(...examplesOf(pairs.filter(() => random() < MOST_PAIRS / pairs.length)));
  }
  const heldOut = examples.filter((_example, i) => i % 5 === 0);
  const fit = fitLogistic(examples.filter((_example, i) => i % 5 !== 0));
  const predictions = heldOut.map(({ x, y }) => ({ chance: chance(fit, x), hit: y === 1 }));
  const right = predictions.filter((pair) => pair.chance >= 0.5 === pair.hit).length;
  console.log(
    `${examples.length} pairs; on ${heldOut.length} held out: accuracy ${(right / heldOut.length).toFixed(4)}, calibration error ${calibrationError(predictions).toFixed(4)}`,
  );
  writeModel(data, OUTPUT, {
    intercept: rounded(fit.intercept),
    weights: namedWeights(FEATURES, (_, index) => fit.weights[index]),
  });
}

function itemsOf(data: MeasuringData, set: string): CslItem[] {
  return data.rows<CslItem>(set).filter((item) => item.title);
}

function isSigned({ author, issued }: CslItem): boolean {
  return Boolean(author?.length && issued);
}

function examplesOf(pairs: Pair[]): Example[] {
  return pairs.map(({ reference, work, same }) => {
    const { features } = comparing(reference)({ work, connector: 'crossref', by: 'search', rank: 0 });
    return { x: FEATURES.map((name) => features[name]), y: same ? 1 : 0 };
  });
}

function pick(items: CslItem[], wanted: number, random: () => number): CslItem[] {
  // Stretches of ten keep neighbors of one journal or meeting together, which are the hard counter-examples.
  const stretches = Math.ceil(wanted / 10);
  const starts = Array.from({ length: stretches }, () => Math.floor(random() * Math.max(1, items.length - 10)));
  const chosen = new Map<string, CslItem>();
  for (const index of starts) {
    // One work entered twice would be its own counter-example.
    for (const item of items.slice(index, index + 10)) chosen.set(titleFingerprint(item.title ?? ''), item);
  }
  return [...chosen.values()];
}
