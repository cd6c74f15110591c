import { writeFileSync } from 'node:fs';
import { base64Of } from '../src/plain/base64';
import { LABELS } from '../src/plain/labels';
import type { Gazetteer } from '../src/plain/gazetteer';
import type { ModelFile } from '../src/plain/model';
import type { Weights } from './crf';

/**
 * Writes the model: the `most` rows with the greatest sum of weights times the root of how often they are met, each weight in one byte (steps of 1/127 of the 99.99th percentile).
 * @param features hash of each row, and how often it was seen in training
 * @returns size of the file in bytes
 */
export function writeModel(
  file: string,
  weights: Weights,
  features: { hashes: Int32Array; seen: readonly number[] },
  gazetteer: Gazetteer,
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
  const sizes = Float32Array.from(
    kept.flatMap((row) => [...weights.unary.subarray(row * L, row * L + L)].map(Math.abs)),
  );
  sizes.sort();
  const scale = (sizes[Math.floor(sizes.length * 0.9999)] ?? 1) / 127;
  const bytes = new Int8Array(kept.length * L);
  kept.forEach((row, at) => {
    for (let b = 0; b < L; b += 1) {
      const value = Math.round((weights.unary[row * L + b] as number) / scale);
      bytes[at * L + b] = Math.max(-127, Math.min(127, value));
    }
  });
  const model: ModelFile = {
    labels: [...LABELS],
    scale,
    keys: base64Of(Int32Array.from(kept, (row) => keys[row] ?? 0)),
    weights: base64Of(bytes),
    transitions: base64Of(weights.transitions),
    lexiconKeys: base64Of(Int32Array.from(gazetteer.lexicon.keys())),
    lexiconBits: base64Of(Uint8Array.from(gazetteer.lexicon.values())),
    journals: base64Of(Int32Array.from(gazetteer.journals)),
  };
  const json = JSON.stringify(model);
  writeFileSync(file, json);
  return json.length;
}
