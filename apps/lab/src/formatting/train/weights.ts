import { contextSlots, linkSlots, shapeSlots, SLOTS, wordSlots } from '@veracite/formatting/casing/model/features';
import words from '../../../../../libs/formatting/data/casing/words.json';
import { placeOf, type Knowledge } from '@veracite/formatting/casing/model/place';
import { NO_PHRASE, nounPhrasesOf } from '@veracite/formatting/casing/model/noun-phrase';
import { chances, type Link } from './name-probabilities';
import type { Cut } from './names';

const SMALL = new Set(words.small);

const EPOCHS = 4;
/** Random seeds of the example order. The weights are averaged because the order changes one title in 200. */
const SEEDS = [2463534242, 362436069, 521288629];
const RATE = 0.1;
/** Maximum number of examples per word, so that frequent words do not dominate. */
const ENOUGH = 300;
/** Maximum absolute weight. */
const GREATEST = 4.5;
/** Number of quantization steps on each side of 0. */
const LIMIT = 45;

/** A word of a title: its features and whether it is a name. */
interface Step {
  own: Uint32Array;
  linked: Uint32Array;
  /** Undefined for the first word of a clause, where a capital means nothing. */
  name?: boolean;
  /** True if lists or its shape decide: it serves only as context of its neighbors. */
  isKnown: boolean;
}

const NONE = new Uint32Array();

/**
 * Trains a conditional random field (Lafferty, McCallum and Pereira 2001) by stochastic gradient ascent with AdaGrad (Duchi et al.
 * 2011). The labels of words that open a clause are hidden, those of known words are fixed.
 * @param common words of a dictionary, as examples without context
 * @param names names of lists, as examples without context
 */
export function learnWeights(
  titles: Cut[],
  facts: Set<string>,
  common: Iterable<string>,
  names: Iterable<string>,
  known: Knowledge,
): { weights: Int8Array; scale: number } {
  const examples = [...stepsOf(titles, facts, known), ...wordsOf(common, false), ...wordsOf(names, true)];
  forgetRare(examples);
  const mean = new Float64Array(SLOTS);
  for (const seed of SEEDS) {
    const weights = learnOnce(examples, seed);
    mean.forEach((sum, slot) => (mean[slot] = sum + (weights[slot] ?? 0) / SEEDS.length));
  }
  const scale = GREATEST / LIMIT;
  const weights = Int8Array.from(mean, (weight) => Math.max(-LIMIT, Math.min(LIMIT, Math.round(weight / scale))));
  return { weights, scale };
}

/** Minimum number of words that share a feature slot. */
const SELDOM = 4;

function forgetRare(examples: Step[][]): void {
  const asked = new Uint32Array(SLOTS);
  const count = (slot: number): void => void (asked[slot] = (asked[slot] ?? 0) + 1);
  const often = (slot: number): boolean => (asked[slot] ?? 0) >= SELDOM;
  for (const step of examples.flat()) [step.own, step.linked].forEach((slots) => slots.forEach(count));
  for (const step of examples.flat()) [step.own, step.linked] = [step.own.filter(often), step.linked.filter(often)];
}

/** Trains the weights for all epochs with the examples in random order. */
function learnOnce(examples: Step[][], seed: number): Float64Array {
  const weights = new Float64Array(SLOTS);
  const seen = new Float64Array(SLOTS);
  const order = Uint32Array.from(examples.keys());
  let state = seed;
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
    for (const index of order) loss += learn(examples[index] ?? [], weights, seen);
    console.log(
      `epoch ${epoch + 1}: mean loss ${(loss / examples.length).toFixed(4)} over ${examples.length} titles and words`,
    );
  }
  return weights;
}

/** @returns the loss: minus the logarithm of the odds that the model gives the title as it is written */
function learn(steps: Step[], weights: Float64Array, seen: Float64Array): number {
  const sum = (slots: Uint32Array): number => {
    let total = 0;
    for (const slot of slots) total += weights[slot] ?? 0;
    return total;
  };
  const links: Link[] = steps.map(({ own, linked, name, isKnown }) => ({
    odds: sum(own),
    linked: sum(linked),
    name,
    isKnown,
  }));
  const [written, free] = [chances(links, true), chances(links, false)];
  const move = (slots: Uint32Array, error: number): void => {
    if (Math.abs(error) <= 0.01) return;
    for (const slot of slots) {
      const total = (seen[slot] ?? 0) + error * error;
      seen[slot] = total;
      weights[slot] = (weights[slot] ?? 0) + (RATE * error) / Math.sqrt(total + 1e-6);
    }
  };
  steps.forEach(({ own, linked }, index) => {
    move(own, (written.name[index] ?? 0) - (free.name[index] ?? 0));
    move(linked, (written.both[index] ?? 0) - (free.both[index] ?? 0));
  });
  return free.total - written.total;
}

function* stepsOf(titles: Cut[], facts: Set<string>, known: Knowledge): Generator<Step[]> {
  const met = new Map<string, number>();
  for (const words of titles) {
    const runs = nounPhrasesOf(words);
    const steps = words.map(({ text, opens }, index): Step => {
      const lower = text.toLowerCase();
      const place = placeOf(words, index, known);
      const run = runs[index] ?? NO_PHRASE;
      const linked = Uint32Array.from(linkSlots(place, run));
      const capital = /^\p{Lu}\p{Ll}/u.test(text);
      const times = met.get(text) ?? 0;
      // The shape of acronyms, numbers and single letters decides without a model.
      const isKnown = !/^\p{L}\p{Ll}+(?:['’]s)?$/u.test(text) || facts.has(lower) || SMALL.has(lower) || times > ENOUGH;
      if (opens && !isKnown && !known.isName(lower))
        return {
          own: Uint32Array.from([0, ...wordSlots(place.word), ...contextSlots(place, run)]),
          linked,
          isKnown: false,
        };
      if (isKnown || opens) return { own: NONE, linked, name: capital && !(opens && SMALL.has(lower)), isKnown: true };
      met.set(text, times + 1);
      return {
        own: Uint32Array.from([0, ...wordSlots(place.word), ...contextSlots(place, run)]),
        linked,
        name: capital,
        isKnown: false,
      };
    });
    if (steps.some(({ isKnown }) => !isKnown)) yield steps;
  }
}

/** Yields words as examples with letter features only. */
function* wordsOf(words: Iterable<string>, name: boolean): Generator<Step[]> {
  for (const word of words)
    yield [{ own: Uint32Array.from([0, ...shapeSlots(word.toLowerCase())]), linked: NONE, name, isKnown: false }];
}
