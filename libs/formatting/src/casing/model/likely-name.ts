import { readBinaryFile, type BinaryFile } from '@veracite/text/binary-file';
import { lazily } from '@veracite/text/data-file';
import file from '../../../data/casing/weights.bin';
import { contextSlots, linkSlots, wordSlots, type Place } from './features';
import type { NounPhrase } from './noun-phrase';

/** Weights in steps of the scale, one for each slot. */
export interface WeightsFile extends BinaryFile {
  values: { scale: number };
  arrays: { weights: Int8Array };
}

const model = lazily(() => readBinaryFile<WeightsFile>(file));

/** Sums of the letters' weights by word; titles of one list share most of their words. */
const shapes = new Map<string, number>();
const REMEMBERED = 20_000;

/**
 * The odds, as a logarithm, that a word with a capital in a headline is a name, whatever the words beside it are: above 0 it
 * more likely is. With `linkScore` a conditional random field (Lafferty et al. 2001), trained by `npm run lab -- train:casing`.
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

/** What is added to the odds when the word before is a name. */
export const linkScore = (place: Place, run: NounPhrase): number => sum(linkSlots(place, run)) * model().values.scale;

function sum(slots: number[]): number {
  const table = model().arrays.weights;
  let total = 0;
  for (const slot of slots) total += table[slot] ?? 0;
  return total;
}
