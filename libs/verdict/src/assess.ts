import type { Comparison, Match } from '@veracite/model/evidence';
import model from '../data/match-model.json';
import { probabilityOf } from './model';

/** Adds to a comparison the probability, 0 to 1, that the reference means this work; see `model.ts`. */
export function assess(comparison: Comparison): Match {
  return { ...comparison, probability: probabilityOf(model, comparison.features) };
}
