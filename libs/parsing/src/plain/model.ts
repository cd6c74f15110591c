import file from '../../data/model.json';
import { bestPaths, type Chain } from './best-paths';
import { boundariesOf } from './boundaries';
import { featuresOf, FEATURES_PER_TOKEN } from './features';
import { knownOf, type Gazetteer } from './gazetteer';
import { IntTable } from '@veracite/text/packing/int-table';
import { LABELS, type Label } from './labels';
import { unpackKeys, unpackSmall, weightOfStep } from './packing';
import { bestReading, MOST_READINGS, WITHIN, type Ranker } from './ranker';
import type { Surroundings } from './stretch-features';
import type { TokenTable } from './token-table';
import { WeightTable } from './weight-table';

/** The model as it stands in the repository, its arrays packed (packing.ts). Written by train/write-model.ts. */
export interface ModelFile {
  labels: string[];
  /** A weight of 1 part in 127. */
  scale: number;
  /** Feature hashes, one for each row of `weights`, which has a letter for each label. */
  keys: string;
  weights: string;
  /** For each kind of boundary labels + 1 rows, the last of them the start; a letter each, of its own scale. */
  transitions: string;
  transitionScale: number;
  lexiconKeys: string;
  lexiconBits: string;
  journals: string;
  /** Features of whole readings, a letter each, and the weight of the chain's own score beside them. */
  rankKeys: string;
  rankWeights: string;
  rankScale: number;
  chain: number;
}

/** A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001) ready for decoding. */
export interface Model {
  weights: WeightTable;
  scale: number;
  transitions: Float32Array;
  gazetteer: Gazetteer;
  ranker: Ranker;
}

let loaded: Model | undefined;

/** The model of the repository; unpacked on first use. */
export function defaultModel(): Model {
  loaded ??= unpack(file);
  return loaded;
}

export function unpack(model: ModelFile): Model {
  if (model.labels.join() !== LABELS.join()) throw new Error('The model was trained for other labels: train anew.');
  const bits = unpackSmall(model.lexiconBits);
  return {
    weights: new WeightTable(unpackKeys(model.keys), weightsOf(model.weights)),
    scale: model.scale,
    transitions: Float32Array.from(weightsOf(model.transitions), (weight) => weight * model.transitionScale),
    gazetteer: {
      lexicon: new IntTable(unpackKeys(model.lexiconKeys), (place) => bits[place] ?? 0),
      journals: new IntTable(unpackKeys(model.journals), () => 0),
    },
    ranker: rankerOf(model),
  };
}

function rankerOf({ rankKeys, rankWeights, rankScale, chain }: ModelFile): Ranker {
  const weights = weightsOf(rankWeights);
  const places = new IntTable(unpackKeys(rankKeys), (place) => 127 + (weights[place] ?? 0));
  return { weightOf: (feature) => rankScale * ((places.get(feature) ?? 127) - 127), chain };
}

/** Letters 0 to 62 stand for the steps -31 to 31. */
function weightsOf(text: string): Int8Array {
  const ofLetter = Int8Array.from({ length: 64 }, (_, letter) => weightOfStep(letter - 31));
  return Int8Array.from(unpackSmall(text), (letter) => ofLetter[letter] as number);
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
