import { readBinaryFile, type BinaryFile } from '@veracite/text/binary-file';
import { lazily } from '@veracite/text/data-file';
import { IntTable } from '@veracite/text/int-table';
import readBytes from '../../../data/reader.bin';
import { bestPaths, type Chain } from './best-paths';
import { boundariesOf } from '../features/boundaries';
import { featuresOf, FEATURES_PER_TOKEN } from '../features/token-features';
import { lookUpTokens, type Gazetteer } from '../features/gazetteer';
import { LABELS, type Label } from './labels';
import { bestReading, MAX_READINGS, WITHIN, type Ranker } from './ranker';
import type { ReferenceTokens } from '../features/span-features';
import type { TokenTable } from '../tokens/token-table';
import { WeightTable } from './weight-table';

/** Weights are stored as one of 63 steps, fine near zero and coarse far from it, where an error matters less. */
export const STEPS = 31;

/** Returns the weight of a step from -31 to 31, in parts of 127. */
export function weightOfStep(step: number): number {
  const size = Math.abs(step) / STEPS;
  return Math.sign(step) * Math.round(127 * (0.35 * size + 0.65 * size ** 2.5));
}

/** Converts steps to weights, in parts of 127. */
function weightsOf(steps: Int8Array): Int8Array {
  const weights = Int8Array.from({ length: 2 * STEPS + 1 }, (_, i) => weightOfStep(i - STEPS));
  return steps.map((step) => weights[step + STEPS] ?? 0);
}

/** The model file `data/reader.bin`, written by `npm run lab -- train:parsing`. Keys are 32-bit hashes, steps are those of weight-steps.ts. */
export interface ModelFile extends BinaryFile {
  values: {
    labels: readonly string[];
    /** The value of 1/127: for features, transitions and features of readings. */
    scale: number;
    transitionScale: number;
    rankScale: number;
    /** Weight of the chain's score compared to the features of readings. */
    chain: number;
  };
  arrays: {
    features: Int32Array;
    /** A step for each label of each feature. */
    featureSteps: Int8Array;
    /** labels + 1 rows for each kind of boundary; the last row is the start. */
    transitionSteps: Int8Array;
    /** Features of whole readings, and a step for each. */
    readings: Int32Array;
    readingSteps: Int8Array;
    /** Words, and the classes of each as bits (gazetteer.ts). */
    words: Int32Array;
    wordClasses: Int8Array;
    /** Names of journals. */
    journals: Int32Array;
  };
}

/** A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001) ready for decoding. */
export interface Model {
  weights: WeightTable;
  scale: number;
  transitions: Float32Array;
  gazetteer: Gazetteer;
  ranker: Ranker;
}

/** Returns the model of this library, which is loaded on first use. */
export const defaultModel: () => Model = lazily(() => modelOf(readBinaryFile<ModelFile>(readBytes())));

/** Builds the model from its file. @throws when the model was trained for other labels */
function modelOf({ values, arrays }: Pick<ModelFile, 'values' | 'arrays'>): Model {
  const { labels, scale, transitionScale, rankScale, chain } = values;
  if (labels.join() !== LABELS.join()) throw new Error('The model was trained for other labels: train it again.');
  return {
    weights: new WeightTable(arrays.features, weightsOf(arrays.featureSteps)),
    scale,
    transitions: Float32Array.from(weightsOf(arrays.transitionSteps), (weight) => weight * transitionScale),
    gazetteer: {
      lexicon: new IntTable(arrays.words, (place) => arrays.wordClasses[place] ?? 0),
      journals: new IntTable(arrays.journals, () => 0),
    },
    ranker: rankerOf(arrays.readings, weightsOf(arrays.readingSteps), rankScale, chain),
  };
}

/** Builds the ranker. A function of its own, because a closure keeps what the function around it has: all arrays of the file. */
function rankerOf(features: Int32Array, weights: Int8Array, scale: number, chain: number): Ranker {
  const readings = new IntTable(features, (place) => 127 + (weights[place] ?? 0));
  return { weightOf: (feature) => scale * ((readings.get(feature) ?? 127) - 127), chain };
}

export function label(table: TokenTable, model: Model = defaultModel()): Label[] {
  const reference = { table, known: lookUpTokens(table, model.gazetteer) };
  const paths = bestPaths(chainOf(reference, model), MAX_READINGS, WITHIN);
  return Array.from(bestReading(reference, paths, model.ranker), (index) => LABELS[index] ?? 'other');
}

function chainOf({ table, known }: ReferenceTokens, { weights, scale, transitions }: Model): Chain {
  const columns = LABELS.length;
  const features = featuresOf(table, known);
  const scores = new Float32Array(table.length * columns);
  for (let i = 0; i < table.length; i += 1)
    weights.sum(features, i * FEATURES_PER_TOKEN, (i + 1) * FEATURES_PER_TOKEN, scores, i * columns, scale);
  return { scores, transitions, kinds: boundariesOf(table), labels: columns };
}
