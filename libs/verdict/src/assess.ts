import type { Comparison, Match } from '@veracite/model/evidence';
import model from '../data/match-model.json';
import { probabilityOf } from './model';

/** A comparison with the chance that the work is the one the reference means; see `model.ts`. */
export function assess(comparison: Comparison): Match {
  return { ...comparison, probability: probabilityOf(model, comparison.features) };
}
