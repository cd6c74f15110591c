/**
 * Trains the model that splits lists and writes libs/parsing/data/splitting.bin:
 * `npm run lab -- train:splitting [--lists 13000] [--epochs 6] [--hidden 32]`. Generates lists from the works and labeled
 * references of the shared sets (lists.ts) in random layouts (draw-layout.ts). Uses one core.
 */
import { startClock } from '../../../harness/clock';
import { measuringData } from '../../../harness/data';
import { readOptions } from '../../../harness/options';
import { CLASSES } from '@veracite/parsing/split/unit-classes';
import {
  FIRST_SIZE,
  firstInputs,
  SECOND_SIZE,
  secondInputs,
  type Inputs,
} from '@veracite/parsing/split/network-inputs';
import { unitLabelsOf } from '@veracite/parsing/split/unit-labels';
import { Network, type Layer } from '@veracite/parsing/split/network';
import { classifyUnits } from '@veracite/parsing/split/segment';
import { listContextOf, type ListContext } from '@veracite/parsing/split/list-context';
import { seeded, pick } from '@veracite/testing/seeded';
import { truthOf, textOf } from './labeled-text';
import { layOut } from './lay-out';
import { layoutOf } from './draw-layout';
import { learnNetwork, type Examples, type Plan } from './train-network';
import { LISTED_FROM, listOf, readSources } from './lists';
import { pieceExamples, type ClassifiedList } from './piece-examples';
import { writeModel } from './write-split-model';

const data = measuringData(LISTED_FROM);
const options = readOptions({
  decay: 0.01,
  epochs: 6,
  hidden: 32,
  lists: data.isSample ? 40 : 13_000,
  out: data.output('libs/parsing/data/splitting.bin'),
  rate: 0.002,
});
const log = startClock();

interface PreparedList {
  list: ListContext;
  first: Inputs;
  classes: Uint8Array;
}

function prepareLists(count: number, part: 'train' | 'dev', seed: number): PreparedList[] {
  const random = seeded(seed);
  const sources = readSources(part);
  log(`${part}: sources read`);
  return Array.from({ length: count }).flatMap(() => {
    const { entries, facts, isBroken } = listOf(sources, random);
    if (entries.length === 0) return [];
    const drawn = layoutOf(random);
    const layout = isBroken ? { ...drawn, width: Infinity, glue: undefined } : drawn;
    const { units, classes } = truthOf(
      textOf(layOut(entries, layout, facts, random), layout.quote, pick(['\n', '\n', '\r\n'], random)),
    );
    const list = listContextOf(units, unitLabelsOf(units));
    return [{ list, first: firstInputs(list), classes }];
  });
}

const joined = (parts: readonly { inputs: Inputs; classes: Uint8Array }[], size: number): Examples => {
  const total = parts.reduce((sum, { classes }) => sum + classes.length, 0);
  const rows = new Float32Array(total * size);
  const classes = new Uint8Array(total);
  let index = 0;
  for (const part of parts) {
    for (let i = 0; i < part.classes.length; i += 1) part.inputs(i, rows, (index + i) * size);
    classes.set(part.classes, index);
    index += part.classes.length;
  }
  return { size, rows, classes };
};

const logProbabilitiesOf = (network: readonly [Layer, Layer], inputs: Inputs, n: number, size: number): Float32Array =>
  classifyUnits(new Network(...network), inputs, n, size);

function errorRates(logProbabilities: Float32Array, classes: Uint8Array): string {
  let wrong = 0;
  let boundary = 0;
  for (let i = 0; i < classes.length; i += 1) {
    const row = logProbabilities.subarray(i * CLASSES.length, (i + 1) * CLASSES.length);
    const best = row.indexOf(Math.max(...row));
    if (best !== classes[i]) wrong += 1;
    if ((best === 0) !== (classes[i] === 0)) boundary += 1;
  }
  return `${((100 * wrong) / classes.length).toFixed(2)} % wrong, ${((100 * boundary) / classes.length).toFixed(2)} % of beginnings`;
}

const lists = options.lists;
const train = prepareLists(lists, 'train', 11);
const dev = prepareLists(Math.round(lists / 8), 'dev', 12);
log(`${train.length} lists, ${train.reduce((n, { classes }) => n + classes.length, 0)} units; ${dev.length} to watch`);

const plan = (hidden: number, seed: number): Plan => ({
  hidden,
  classes: CLASSES.length,
  epochs: options.epochs,
  rate: options.rate,
  decay: options.decay,
  seed,
  onEpoch: (epoch, loss) => log(`epoch ${epoch}: loss ${loss.toFixed(4)}`),
});
const hidden = options.hidden;

/** The second pass is trained on results of the first for unknown lists: each half is classified by a network trained on the other. */
const halves = [0, 1].map((half) => train.filter((_, i) => i % 2 === half));
const firstOf = (part: readonly PreparedList[]): Examples =>
  joined(
    part.map(({ first, classes }) => ({ inputs: first, classes })),
    FIRST_SIZE,
  );
const crossed = [0, 1].map((half) =>
  learnNetwork(firstOf(halves[1 - half] as PreparedList[]), plan(hidden / 2, 1 + half)),
);
const inputsOf = ({ list, first, classes }: PreparedList, network: readonly [Layer, Layer]): Inputs =>
  secondInputs(list, first, logProbabilitiesOf(network, first, classes.length, FIRST_SIZE));
const second = joined(
  [0, 1].flatMap((half) =>
    (halves[half] as PreparedList[]).map((item) => ({
      inputs: inputsOf(item, crossed[half] as [Layer, Layer]),
      classes: item.classes,
    })),
  ),
  SECOND_SIZE,
);
const first = learnNetwork(firstOf(train), plan(hidden / 2, 3));
log(
  `first classifyUnits: ${errorRates(flat(dev.map((item) => logProbabilitiesOf(first, item.first, item.classes.length, FIRST_SIZE))), bytes(dev.map(({ classes }) => classes)))}`,
);
const last = learnNetwork(second, plan(hidden, 4));
const classify = (part: readonly PreparedList[], networks: (i: number) => readonly [Layer, Layer]): ClassifiedList[] =>
  part.map((item, i) => ({
    list: item.list,
    classes: item.classes,
    logProbabilities: logProbabilitiesOf(last, inputsOf(item, networks(i)), item.classes.length, SECOND_SIZE),
  }));
const watched = classify(dev, () => first);
log(
  `second classifyUnits: ${watched.length} lists, ${errorRates(flat(watched.map(({ logProbabilities }) => logProbabilities)), bytes(watched.map(({ classes }) => classes)))}`,
);
const classifiedTrain = classify(train, (i) => crossed[1 - (i % 2)] as [Layer, Layer]);
const piece = learnNetwork(pieceExamples(classifiedTrain, seeded(5)), { ...plan(12, 6), classes: 2, epochs: 4 });
log(`${writeModel(options.out, { first, second: last, piece })} bytes`);

function flat(parts: readonly Float32Array[]): Float32Array {
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

function bytes(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
