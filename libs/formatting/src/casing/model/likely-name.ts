import { joined, lazily } from '@veracite/text/packing/data-file';
import { unpackSmall } from '@veracite/text/packing/numbers';
import file from '../../../data/casing/weights.json';
import { contextSlots, linkSlots, wordSlots, type Place } from './features';
import type { NounPhrase } from './noun-phrase';

const weights = lazily(() => unpackSmall(joined(file.weights)));

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
    shape = (weights()[0] ?? 0) + sum(wordSlots(place.word));
    if (shapes.size >= REMEMBERED) shapes.clear();
    shapes.set(place.word, shape);
  }
  return (shape + sum(contextSlots(place, run))) * file.scale;
}

/** What is added to the odds when the word before is a name. */
export const linkScore = (place: Place, run: NounPhrase): number => sum(linkSlots(place, run)) * file.scale;

function sum(slots: number[]): number {
  const table = weights();
  let total = 0;
  for (const slot of slots) total += table[slot] ?? 0;
  return total;
}
