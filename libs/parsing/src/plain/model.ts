import file from '../../data/model.json';
import { bytesOf } from './base64';
import { featuresOf, FEATURES_PER_TOKEN } from './features';
import type { Gazetteer } from './gazetteer';
import { HashRows } from './hash-rows';
import { LABELS, type Label } from './labels';
import type { TokenTable } from './token-table';
import { viterbi } from './viterbi';

/** The model as it stands in the repository; arrays are base64 of little-endian numbers. Written by train/write-model.ts. */
export interface ModelFile {
  labels: string[];
  /** Weight of one step of `weights`. */
  scale: number;
  /** Feature hashes (int32), one for each row of `weights` (int8, a column for each label). */
  keys: string;
  weights: string;
  /** float32, labels + 1 rows: the last is the start. */
  transitions: string;
  lexiconKeys: string;
  lexiconBits: string;
  journals: string;
}

/** A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001) ready for decoding. */
export interface Model {
  rows: HashRows;
  weights: Int8Array;
  scale: number;
  transitions: Float32Array;
  gazetteer: Gazetteer;
}

let loaded: Model | undefined;

/** The model of the repository; unpacked on first use. */
export function defaultModel(): Model {
  loaded ??= unpack(file);
  return loaded;
}

export function unpack(model: ModelFile): Model {
  if (model.labels.join() !== LABELS.join()) throw new Error('The model was trained for other labels: train anew.');
  const keys = int32(model.keys);
  const rows = new HashRows(keys.length);
  for (const key of keys) rows.add(key);
  const bits = bytesOf(model.lexiconBits);
  const lexicon = new Map<number, number>();
  int32(model.lexiconKeys).forEach((key, i) => lexicon.set(key, bits[i] ?? 0));
  return {
    rows,
    weights: new Int8Array(bytesOf(model.weights).buffer),
    scale: model.scale,
    transitions: new Float32Array(bytesOf(model.transitions).buffer),
    gazetteer: { lexicon, journals: new Set(int32(model.journals)) },
  };
}

function int32(base64: string): Int32Array {
  return new Int32Array(bytesOf(base64).buffer);
}

/** The label of each token. */
export function label(table: TokenTable, model: Model = defaultModel()): Label[] {
  const columns = LABELS.length;
  const features = featuresOf(table, model.gazetteer);
  const scores = new Float32Array(table.length * columns);
  const { rows, weights, scale } = model;
  for (let i = 0; i < table.length; i += 1) {
    const out = i * columns;
    const end = (i + 1) * FEATURES_PER_TOKEN;
    for (let f = i * FEATURES_PER_TOKEN; f < end; f += 1) {
      const row = rows.get(features[f] as number);
      if (row < 0) continue;
      const base = row * columns;
      for (let b = 0; b < columns; b += 1)
        scores[out + b] = (scores[out + b] as number) + (weights[base + b] as number);
    }
    for (let b = 0; b < columns; b += 1) scores[out + b] = (scores[out + b] as number) * scale;
  }
  const path = viterbi(scores, model.transitions, table.length, columns);
  return Array.from(path, (index) => LABELS[index] ?? 'other');
}
