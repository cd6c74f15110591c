import { letterSlots, SLOTS } from '../src/casing/abroad/letters';
import { LIMIT, pack } from '../src/casing/model/packing';

const EPOCHS = 4;
const RATE = 0.1;
/** Weights above this are cut: packed ones have 91 steps. */
const GREATEST = 3;

/**
 * Logistic regression on runs of letters, by steps that shrink for slots often met (AdaGrad, Duchi et al. 2011). Names weigh as
 * much as words, however many there are of either.
 */
export function learnLetters(common: string[], names: string[]): { text: string; scale: number } {
  const weights = new Float64Array(SLOTS);
  const seen = new Float64Array(SLOTS);
  const examples = [
    ...common.map((word): [string, number] => [word, 1]),
    ...names.map((word): [string, number] => [word, 0]),
  ];
  const balance = [common.length / names.length, 1];
  let state = 2463534242;
  const random = (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    let right = 0;
    for (let i = examples.length - 1; i > 0; i -= 1) {
      const j = random(i + 1);
      [examples[i], examples[j]] = [examples[j] ?? ['', 0], examples[i] ?? ['', 0]];
    }
    for (const [word, label] of examples) {
      const slots = letterSlots(word);
      const odds = slots.reduce((sum, slot) => sum + (weights[slot] ?? 0), 0);
      if (odds > 0 === label > 0) right += 1;
      const step = (label - 1 / (1 + Math.exp(-odds))) * (balance[label] ?? 1);
      for (const slot of slots) {
        seen[slot] = (seen[slot] ?? 0) + step * step;
        weights[slot] = (weights[slot] ?? 0) + (RATE * step) / Math.sqrt(1e-8 + (seen[slot] ?? 0));
      }
    }
    console.log(`letters, epoch ${epoch + 1}: ${((100 * right) / examples.length).toFixed(1)} % of ${examples.length}`);
  }
  const scale = GREATEST / LIMIT;
  const packed = Int8Array.from(weights, (weight) => Math.max(-LIMIT, Math.min(LIMIT, Math.round(weight / scale))));
  return { text: pack(packed), scale };
}
