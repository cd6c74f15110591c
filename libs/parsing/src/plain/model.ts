import changes from '../../data/changes.json';
import features from '../../data/features.json';
import journals from '../../data/journals.json';
import model from '../../data/model.json';
import readings from '../../data/readings.json';
import words from '../../data/words.json';
import { joined, lazily, type DataFile } from '@veracite/text/packing/data-file';
import { IntTable } from '@veracite/text/packing/int-table';
import { unpackKeyed, type Keyed } from '@veracite/text/packing/keyed';
import { unpackSmall } from '@veracite/text/packing/numbers';
import { bestPaths, type Chain } from './best-paths';
import { boundariesOf } from './boundaries';
import { featuresOf, FEATURES_PER_TOKEN } from './features';
import { knownOf, type Gazetteer } from './gazetteer';
import { LABELS, type Label } from './labels';
import { bestReading, MOST_READINGS, WITHIN, type Ranker } from './ranker';
import { weightsOf } from './steps';
import type { Surroundings } from './stretch-features';
import type { TokenTable } from './token-table';
import { WeightTable } from './weight-table';

/** A table by 32-bit keys (packing/keyed.ts in the base). */
interface KeyedFile extends DataFile {
  rows: string[];
}

/** The model as it stands in `data/`, a file for each key. Written by train/write-model.ts. */
export interface ModelFiles {
  /** What is small: the labels, the scales, and what follows upon what. */
  model: DataFile & {
    labels: string[];
    /** A weight of 1 part in 127: of features, of transitions, of features of readings. */
    scale: number;
    transitionScale: number;
    rankScale: number;
    /** Weight of the chain's own score beside the features of readings. */
    chain: number;
    /** For each kind of boundary labels + 1 rows, the last of them the start. */
    transitions: string[];
  };
  /** Steps of weights (steps.ts), as many for each feature as there are labels. */
  features: KeyedFile;
  /** Rows that stand in the place of those in `features`, or beside them. */
  changes: KeyedFile;
  /** Steps of weights of features of whole readings. */
  readings: KeyedFile;
  /** Word classes as bits (gazetteer.ts). */
  words: KeyedFile;
  /** Names of journals, keys alone. */
  journals: KeyedFile;
}

/** A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001) ready for decoding. */
export interface Model {
  weights: WeightTable;
  scale: number;
  transitions: Float32Array;
  gazetteer: Gazetteer;
  ranker: Ranker;
}

/** The model of the repository; unpacked on first use. */
export const defaultModel: () => Model = lazily(() => unpack({ model, features, changes, readings, words, journals }));

export function unpack(files: ModelFiles): Model {
  const { labels, scale, transitions, transitionScale } = files.model;
  if (labels.join() !== LABELS.join()) throw new Error('The model was trained for other labels: train anew.');
  const weights = replaced(
    unpackKeyed(files.features.rows, LABELS.length),
    unpackKeyed(files.changes.rows, LABELS.length),
  );
  const lexicon = unpackKeyed(files.words.rows, 1, 0);
  return {
    weights: new WeightTable(weights.keys, weightsOf(weights.numbers)),
    scale,
    transitions: Float32Array.from(weightsOf(unpackSmall(joined(transitions))), (weight) => weight * transitionScale),
    gazetteer: {
      lexicon: new IntTable(lexicon.keys, (place) => lexicon.numbers[place] ?? 0),
      journals: new IntTable(unpackKeyed(files.journals.rows, 0).keys, () => 0),
    },
    ranker: rankerOf(files),
  };
}

/** A table with some rows in the place of its own, and others added. */
function replaced(table: Keyed, rows: Keyed): Keyed {
  if (rows.keys.length === 0) return table;
  const width = LABELS.length;
  const places = new Map(Array.from(table.keys, (key, place) => [key, place]));
  for (const key of rows.keys) if (!places.has(key)) places.set(key, places.size);
  const numbers = new Int8Array(places.size * width);
  numbers.set(table.numbers);
  rows.keys.forEach((key, row) =>
    numbers.set(rows.numbers.subarray(row * width, row * width + width), (places.get(key) ?? 0) * width),
  );
  return { keys: Int32Array.from(places.keys()), numbers };
}

function rankerOf({ model: { rankScale, chain }, readings: { rows } }: ModelFiles): Ranker {
  const { keys, numbers } = unpackKeyed(rows, 1);
  const weights = weightsOf(numbers);
  const places = new IntTable(keys, (place) => 127 + (weights[place] ?? 0));
  return { weightOf: (feature) => rankScale * ((places.get(feature) ?? 127) - 127), chain };
}

/** The label of each token. */
export function label(table: TokenTable, model: Model = defaultModel()): Label[] {
  const of = { table, known: knownOf(table, model.gazetteer) };
  const paths = bestPaths(chainOf(of, model), MOST_READINGS, WITHIN);
  return Array.from(bestReading(of, paths, model.ranker), (index) => LABELS[index] ?? 'other');
}

function chainOf({ table, known }: Surroundings, { weights, scale, transitions }: Model): Chain {
  const columns = LABELS.length;
  const features = featuresOf(table, known);
  const scores = new Float32Array(table.length * columns);
  for (let i = 0; i < table.length; i += 1)
    weights.sum(features, i * FEATURES_PER_TOKEN, (i + 1) * FEATURES_PER_TOKEN, scores, i * columns, scale);
  return { scores, transitions, kinds: boundariesOf(table), labels: columns };
}
