import { contextSlots, shapeSlots, SLOTS, wordSlots } from '../src/casing/model/features';
import { LIMIT, pack } from '../src/casing/model/packing';
import { placeOf, type Knowledge } from '../src/casing/model/place';
import type { Cut } from './names';

const EPOCHS = 4;
const RATE = 0.1;
/** A form met more often teaches nothing new, and "the" would drown the rest. */
const ENOUGH = 300;
/** Slots of which a weight above this is cut: packed weights have 91 steps. */
const GREATEST = 4.5;

interface Example {
  slots: Uint32Array;
  name: 0 | 1;
}

/**
 * Logistic regression by stochastic gradient descent with steps that shrink for slots often met (AdaGrad, Duchi et al. 2011).
 * Words of the facts are left out: the lists answer for them.
 * @param common words of a dictionary, and
 * @param names names of lists, both examples without neighbours
 */
export function learnWeights(
  titles: Cut[],
  facts: Set<string>,
  common: Iterable<string>,
  names: Iterable<string>,
  known: Knowledge,
): { text: string; scale: number } {
  const examples = [...examplesOf(titles, facts, known), ...wordsOf(common, 0), ...wordsOf(names, 1)];
  const weights = new Float64Array(SLOTS);
  const seen = new Float64Array(SLOTS);
  const order = Uint32Array.from(examples.keys());
  let state = 2463534242;
  const random = (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = random(i + 1);
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    let loss = 0;
    for (const index of order) loss += step(examples[index], weights, seen);
    console.log(`epoch ${epoch + 1}: mean loss ${(loss / examples.length).toFixed(4)} over ${examples.length} words`);
  }
  const scale = GREATEST / LIMIT;
  const packed = Int8Array.from(weights, (weight) => Math.max(-LIMIT, Math.min(LIMIT, Math.round(weight / scale))));
  return { text: pack(packed), scale };
}

function step(example: Example | undefined, weights: Float64Array, seen: Float64Array): number {
  if (!example) return 0;
  let score = weights[0] ?? 0;
  for (const slot of example.slots) score += weights[slot] ?? 0;
  const chance = 1 / (1 + Math.exp(-score));
  const error = chance - example.name;
  if (Math.abs(error) > 0.01) {
    for (const slot of example.slots) {
      const sum = (seen[slot] ?? 0) + error * error;
      seen[slot] = sum;
      weights[slot] = (weights[slot] ?? 0) - (RATE * error) / Math.sqrt(sum + 1e-6);
    }
  }
  return -Math.log(Math.max(1e-9, example.name ? chance : 1 - chance));
}

function* examplesOf(titles: Cut[], facts: Set<string>, known: Knowledge): Generator<Example> {
  const met = new Map<string, number>();
  for (const words of titles) {
    for (const [index, { text, opens }] of words.entries()) {
      // Shape tells without a model: acronyms, numbers, single letters.
      if (opens || !/^\p{L}\p{Ll}+(?:['’]s)?$/u.test(text) || facts.has(text.toLowerCase())) continue;
      const times = (met.get(text) ?? 0) + 1;
      met.set(text, times);
      if (times > ENOUGH) continue;
      const place = placeOf(words, index, followsName(words[index - 1], known), known);
      yield {
        slots: Uint32Array.from([0, ...wordSlots(place.word), ...contextSlots(place)]),
        name: /^\p{Lu}/u.test(text) ? 1 : 0,
      };
    }
  }
}

/** A capital at the opening of a clause tells nothing: there the lists are asked. */
const followsName = (previous: Cut[number] | undefined, { isName }: Knowledge): boolean =>
  previous !== undefined &&
  /^\p{Lu}\p{Ll}/u.test(previous.text) &&
  (!previous.opens || isName(previous.text.toLowerCase()));

/** Words of which nothing but the letters is told. */
function* wordsOf(words: Iterable<string>, name: 0 | 1): Generator<Example> {
  for (const word of words) yield { slots: Uint32Array.from([0, ...shapeSlots(word.toLowerCase())]), name };
}
