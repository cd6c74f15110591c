/** A logistic model: features by name, weights, intercept. Written by `npm run lab -- train:matching`. */
export interface LogisticModel {
  intercept: number;
  weights: Record<string, number>;
}

/** Returns the model's probability, 0 to 1, for these features. Missing features count as 0. */
export function probabilityOf(model: LogisticModel, features: Record<string, number>): number {
  let sum = model.intercept;
  for (const [name, weight] of Object.entries(model.weights)) sum += weight * (features[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
