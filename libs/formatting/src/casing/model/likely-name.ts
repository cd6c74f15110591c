import { contextSlots, linkSlots, wordSlots, SLOTS, type Place } from './features';
import type { Run } from './run';
import { SCALE, WEIGHTS } from './weights';
import { unpack } from './packing';

let table: Int8Array | undefined;

/** Sums of the letters' weights by word; titles of one list share most of their words. */
const shapes = new Map<string, number>();
const REMEMBERED = 20_000;

/**
 * The odds, as a logarithm, that a word with a capital in a headline is a name, whatever the words beside it are: above 0 it
 * more likely is. With `linkScore` a conditional random field (Lafferty et al. 2001), trained by `npm run train:casing`.
 */
export function nameScore(place: Place, run: Run): number {
  const weights = (table ??= unpack(WEIGHTS, SLOTS));
  let shape = shapes.get(place.word);
  if (shape === undefined) {
    shape = (weights[0] ?? 0) + sum(weights, wordSlots(place.word));
    if (shapes.size >= REMEMBERED) shapes.clear();
    shapes.set(place.word, shape);
  }
  return (shape + sum(weights, contextSlots(place, run))) * SCALE;
}

/** What is added to the odds when the word before is a name. */
export const linkScore = (place: Place, run: Run): number =>
  sum((table ??= unpack(WEIGHTS, SLOTS)), linkSlots(place, run)) * SCALE;

function sum(weights: Int8Array, slots: number[]): number {
  let total = 0;
  for (const slot of slots) total += weights[slot] ?? 0;
  return total;
}
