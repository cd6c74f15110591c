import { contextSlots, wordSlots, SLOTS, type Place } from './features';
import { SCALE, WEIGHTS } from './weights';
import { unpack } from './packing';

let table: Int8Array | undefined;

/** Sums of the letters' weights by word; titles of one list share most of their words. */
const shapes = new Map<string, number>();
const REMEMBERED = 20_000;

/**
 * The odds, as a logarithm, that a word with a capital in a headline is a name: above 0 it more likely is.
 * A logistic regression over the letters of the word and its neighbours, trained by `npm run train:casing`.
 */
export function nameScore(place: Place): number {
  table ??= unpack(WEIGHTS, SLOTS);
  let shape = shapes.get(place.word);
  if (shape === undefined) {
    shape = sum(table, wordSlots(place.word));
    if (shapes.size >= REMEMBERED) shapes.clear();
    shapes.set(place.word, shape);
  }
  return (shape + sum(table, contextSlots(place))) * SCALE;
}

function sum(weights: Int8Array, slots: number[]): number {
  let total = weights[0] ?? 0;
  for (const slot of slots) total += weights[slot] ?? 0;
  return total;
}
