/**
 * Trains the model that reads the kind of a work from its reference: `npm run lab -- train:kinds [--sets FOLDER]`. Works of public
 * bibliographies with the kind that their authors stated, and works of rare kinds composed from parts, as entries and in many styles. Writes libs/parsing/data/kinds.bin.
 */
import { KINDS, likeliestKind } from '@veracite/model/kind';
import { chancesOf, type KindFile } from '@veracite/parsing/kinds/read-kinds';
import { binaryFile } from '@veracite/testing/data-files';
import { readOptions } from '../../../harness/options';
import { measuringData } from '../../../harness/data';
import { writeWhole } from '../../../harness/write-whole';
import { halfHash } from '../../../harness/shares';
import { composeRare } from './compose-rare';
import { examplesOf, type KindExample } from './examples';
import { fitKinds, sumsOf, type KindWeights } from './fit';
import { BIBLIOGRAPHIES, FEW_STYLES, publicWorks, STARTER, worksOfSet, type LabeledWork } from './works';

/** Share of the works of the starter library that are learned, of ten: they are less like what people cite. */
const STARTER_SHARE = 3;
/**
 * Divisor of the sums of weights. The model of expected presence is fitted with it. The loss on references that were not
 * learned from is least at 2.6, with which 3 % more of the invented works are unknown.
 */
const TEMPERATURE = 2.1;
/** Composed works of each rare kind. */
const COMPOSED = 400;
const OUTPUT = 'libs/parsing/data/kinds.bin';
const { sets, epochs, least } = readOptions({ sets: undefined, epochs: 6, least: 3 });
const data = measuringData([STARTER, BIBLIOGRAPHIES]);
const isLearned = ({ styles, csl }: LabeledWork) =>
  styles > FEW_STYLES || halfHash(`starter ${csl.title ?? ''}`) % 10 < STARTER_SHARE;
const real = [...publicWorks(data).filter(isLearned), ...(sets ? worksOfSet(sets, 'train') : [])];
const works = [
  ...real,
  ...composeRare(
    real.map(({ csl }) => csl),
    COMPOSED,
  ),
];
const held = sets ? worksOfSet(sets, 'dev') : [];
const isHeld = ({ group }: { group: string }) => halfHash(`held ${group}`) % 6 === 0;
const log = (place: number) => place % 5000 === 0 && console.log(`${place} works`);
const train = await examplesOf(held.length > 0 ? works : works.filter((work) => !isHeld(work)), log);
const dev = await examplesOf(held.length > 0 ? held : works.filter(isHeld), log);
console.log(`${train.length} references to learn from, ${dev.length} to watch`);

const plan = { epochs, rate: 0.15, decay: 1e-5, least, dropout: 0.5 };
const fit = fitKinds(train, plan, (epoch, loss) => console.log(`epoch ${epoch}: loss ${loss.toFixed(4)}`));
const rowOf = new Map(Array.from(fit.keys, (key, row) => [key, row]));
report(fit, dev, TEMPERATURE);
write(fit, TEMPERATURE);

function chancesIn({ weights, bias }: KindWeights, { features }: KindExample, divisor: number) {
  const rows = Array.from(features, (key) => rowOf.get(key) ?? -1).filter((row) => row >= 0);
  return chancesOf(sumsOf(rows, weights, bias), divisor);
}

function report(weights: KindWeights, examples: KindExample[], divisor: number): void {
  const counts = KINDS.map(() => ({ right: 0, labeled: 0, read: 0 }));
  const confused = new Map<string, number>();
  for (const example of examples) {
    const read = KINDS.indexOf(likeliestKind(chancesIn(weights, example, divisor)));
    const [labeled, given] = [counts[example.kind], counts[read]];
    if (labeled) labeled.labeled += 1;
    if (given) given.read += 1;
    if (labeled && read === example.kind) labeled.right += 1;
    else {
      const pair = `${KINDS[example.kind] ?? ''} as ${KINDS[read] ?? ''}`;
      confused.set(pair, (confused.get(pair) ?? 0) + 1);
    }
  }
  const scores = counts.map(({ right, labeled, read }) =>
    labeled + read > 0 ? (2 * right) / (labeled + read) : undefined,
  );
  KINDS.forEach((kind, place) =>
    console.log(`${kind.padEnd(12)} ${counts[place]?.labeled ?? 0}\t${scores[place]?.toFixed(3) ?? '-'}`),
  );
  const measured = scores.filter((score) => score !== undefined);
  console.log(
    `macro F1 ${(measured.reduce((sum, score) => sum + score, 0) / measured.length).toFixed(3)}, temperature ${divisor.toFixed(1)}`,
  );
  console.log(
    [...confused]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 25)
      .map(([pair, count]) => `${pair} ${count}`)
      .join('; '),
  );
}

function write({ keys, weights, bias }: KindWeights, divisor: number): void {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  const scale = Math.min(most, 4) / 127;
  const steps = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale))));
  const file: KindFile = {
    about: 'Weights of the features of references for each kind of work, written by npm run lab -- train:kinds',
    values: {
      kinds: KINDS,
      scale,
      bias: Array.from(bias, (value) => Math.round(value * 1e4) / 1e4),
      temperature: divisor,
    },
    arrays: { features: keys, steps },
  };
  const output = data.output(OUTPUT);
  const bytes = binaryFile(file);
  writeWhole([[output, bytes]]);
  console.log(`Written to ${output}: ${keys.length} features, ${(bytes.length / 1e6).toFixed(2)} MB.`);
}
