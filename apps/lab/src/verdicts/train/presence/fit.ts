import type { LogisticModel } from '@veracite/verdict/model';
import { namedWeights, rounded } from '../../../harness/models';
import type { PresenceExample } from './examples';

const ROUNDS = 1500;
const RATE = 0.3;
const RIDGE = 2e-5;

/**
 * Fits the parts of the model inside and outside complete venues, whose features are distinct, each with its own intercept: the
 * feature that every reference has. @param shipped the part outside alone is fitted, and the other weights of this model are kept
 */
export function fitParts(examples: readonly PresenceExample[], shipped?: LogisticModel): LogisticModel {
  const parts = shipped ? [false] : [false, true];
  const fitted = parts.map((part) => {
    const { intercept, weights } = fitSparse(examples.filter(({ isComplete }) => isComplete === part));
    const every = part ? 'complete: any' : 'any';
    return { ...weights, [every]: rounded((weights[every] ?? 0) + intercept) };
  });
  const kept: Record<string, number> = { ...shipped?.weights };
  for (const name of Object.keys(kept)) if (!name.startsWith('complete: ')) delete kept[name];
  if (shipped) kept['complete: any'] = rounded((kept['complete: any'] ?? 0) + shipped.intercept);
  const weights: Record<string, number> = Object.assign(kept, ...fitted);
  return { intercept: 0, weights: Object.fromEntries(Object.entries(weights).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** Fits logistic regression with a ridge penalty by full-batch AdaGrad; features are sparse and at most 1. */
function fitSparse(examples: readonly PresenceExample[]): LogisticModel {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].sort();
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const rows = examples.map(({ features }) =>
    Object.entries(features).map(([name, value]): [number, number] => [placeOf.get(name) ?? 0, value]),
  );
  const weights = new Float64Array(names.length + 1);
  const squares = new Float64Array(names.length + 1).fill(1e-8);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Float64Array(names.length + 1);
    rows.forEach((row, place) => {
      const sum = row.reduce(
        (total, [feature, value]) => total + value * (weights[feature] ?? 0),
        weights[names.length] ?? 0,
      );
      const error = 1 / (1 + Math.exp(-sum)) - (examples[place]?.isPresent ? 1 : 0);
      for (const [feature, value] of row) slope[feature] = (slope[feature] ?? 0) + error * value;
      slope[names.length] = (slope[names.length] ?? 0) + error;
    });
    for (let place = 0; place <= names.length; place += 1) {
      const pull = place < names.length ? RIDGE * (weights[place] ?? 0) : 0;
      const step = (slope[place] ?? 0) / examples.length + pull;
      squares[place] = (squares[place] ?? 0) + step * step;
      weights[place] = (weights[place] ?? 0) - (RATE * step) / Math.sqrt(squares[place] ?? 1);
    }
  }
  return {
    intercept: rounded(weights[names.length] ?? 0),
    weights: namedWeights(names, (_, place) => weights[place]),
  };
}
