import { readBinaryFile, type BinaryFile } from '@veracite/text/binary-file';
import { lazily } from '@veracite/text/data-file';
import readBytes from '../../../data/casing/weights.bin';
import { contextSlots, linkSlots, wordSlots, type Place } from './features';
import type { NounPhrase } from './noun-phrase';

/** Weights in steps of the scale, one for each slot. */
export interface WeightsFile extends BinaryFile {
  values: { scale: number };
  arrays: { weights: Int8Array };
}

const model = lazily(() => readBinaryFile<WeightsFile>(readBytes()));

/** Cached sums of the letters' weights by word. */
const shapes = new Map<string, number>();
const REMEMBERED = 20_000;

/**
 * Returns the log odds that a capitalized word in a headline is a name, regardless of the labels of its neighbors.
 * Together with `linkScore` it is a conditional random field (Lafferty et al. 2001), trained by `npm run lab -- train:casing`.
 */
export function nameScore(place: Place, run: NounPhrase): number {
  let shape = shapes.get(place.word);
  if (shape === undefined) {
    shape = (model().arrays.weights[0] ?? 0) + sum(wordSlots(place.word));
    if (shapes.size >= REMEMBERED) shapes.clear();
    shapes.set(place.word, shape);
  }
  return (shape + sum(contextSlots(place, run))) * model().values.scale;
}

/** Returns the log odds that are added if the previous word is a name. */
export const linkScore = (place: Place, run: NounPhrase): number => sum(linkSlots(place, run)) * model().values.scale;

function sum(slots: number[]): number {
  const table = model().arrays.weights;
  let total = 0;
  for (const slot of slots) total += table[slot] ?? 0;
  return total;
}
