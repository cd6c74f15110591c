import { writeFileSync } from 'node:fs';
import { LABELS } from '../src/plain/labels';
import type { ModelFile } from '../src/plain/model';
import { packKeys, packSmall, stepOfWeight } from '../src/plain/packing';
import type { LearnedGazetteer } from './lexicon';
import { jointTransitions, type Weights } from './crf';
import type { Ranking } from './rank';

/**
 * Writes the model: the `most` rows with the greatest sum of weights times the root of how often they are met, each weight in one letter (packing.ts).
 * @param features hash of each row, and how often it was seen in training
 * @returns size of the file in bytes
 */
export function writeModel(
  file: string,
  weights: Weights,
  features: { hashes: Int32Array; seen: readonly number[] },
  gazetteer: LearnedGazetteer,
  ranking: Ranking,
  most: number,
): number {
  const { hashes: keys, seen } = features;
  const L = weights.labels;
  const strength = new Float32Array(keys.length);
  for (let row = 0; row < keys.length; row += 1) {
    let sum = 0;
    for (let b = 0; b < L; b += 1) sum += Math.abs(weights.unary[row * L + b] as number);
    strength[row] = sum * Math.sqrt(seen[row] ?? 0);
  }
  const kept = Array.from(keys.keys())
    .sort((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0))
    .slice(0, most);
  const order = kept.sort((a, b) => unsigned(keys[a]) - unsigned(keys[b]));
  const rowsOfKept = new Float32Array(order.length * L);
  order.forEach((row, at) => rowsOfKept.set(weights.unary.subarray(row * L, row * L + L), at * L));
  const unary = quantise(rowsOfKept);
  const transitions = quantise(jointTransitions(weights));
  const words = [...gazetteer.lexicon].sort(([a], [b]) => unsigned(a) - unsigned(b));
  const model: ModelFile = {
    labels: [...LABELS],
    scale: unary.scale,
    keys: packKeys(Uint32Array.from(order, (row) => unsigned(keys[row]))),
    weights: unary.letters,
    transitions: transitions.letters,
    transitionScale: transitions.scale,
    lexiconKeys: packKeys(Uint32Array.from(words, ([hash]) => unsigned(hash))),
    lexiconBits: packSmall(Uint8Array.from(words, ([, bits]) => bits)),
    journals: packKeys(Uint32Array.from(gazetteer.journals, unsigned).sort()),
    ...packRanking(ranking),
  };
  const json = JSON.stringify(model);
  writeFileSync(file, json);
  return json.length;
}

/** Features of readings that are kept: with fewer the sets lose, with more they do not gain. */
const MOST_OF_READINGS = 30_000;

function packRanking({
  keys,
  weights,
  seen,
  chain,
}: Ranking): Pick<ModelFile, 'rankKeys' | 'rankWeights' | 'rankScale' | 'chain'> {
  const strength = weights.map((weight, row) => Math.abs(weight) * Math.sqrt(seen[row] ?? 0));
  const kept = [...keys.keys()].sort((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0)).slice(0, MOST_OF_READINGS);
  kept.sort((a, b) => unsigned(keys[a]) - unsigned(keys[b]));
  const { letters, scale } = quantise(Float32Array.from(kept, (row) => weights[row] ?? 0));
  return {
    rankKeys: packKeys(Uint32Array.from(kept, (row) => unsigned(keys[row]))),
    rankWeights: letters,
    rankScale: scale,
    chain,
  };
}

function unsigned(hash: number | undefined): number {
  return (hash ?? 0) >>> 0;
}

/** Weights as letters; 127 parts are the 99.99th percentile of their sizes. */
function quantise(weights: Float32Array): { letters: string; scale: number } {
  const sizes = weights.map(Math.abs).sort();
  const scale = (sizes[Math.floor(sizes.length * 0.9999)] ?? 1) / 127;
  const stepOf = Int8Array.from({ length: 255 }, (_, i) => stepOfWeight(i - 127));
  const steps = Uint8Array.from(weights, (weight) => {
    const part = Math.max(-127, Math.min(127, Math.round(weight / scale)));
    return 31 + (stepOf[part + 127] as number);
  });
  return { letters: packSmall(steps), scale };
}
