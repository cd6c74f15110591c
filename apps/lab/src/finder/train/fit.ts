import { FINDING_FEATURES, type FindingFeatures } from '@veracite/verification/finder/features';
import { scoreOf, type FindingModel } from '@veracite/verification/finder/chances';

/** The works met for one description; `right` is the index of the one meant, -1 when it is not among them. */
export interface Choice {
  candidates: FindingFeatures[];
  right: number;
}

/** Chances of the candidates; what is missing to 1 is the chance of "none of these". */
export function chancesOf({ candidates }: Choice, model: FindingModel): number[] {
  const odds = candidates.map((features) => Math.exp(scoreOf(features, model)));
  const all = odds.reduce((sum, each) => sum + each, 1);
  return odds.map((each) => each / all);
}

/**
 * Conditional logit (McFadden 1974) by full-batch gradient descent with momentum and a ridge penalty. The result depends
 * on nothing but the choices and their order.
 */
export function fit(choices: Choice[], { rounds = 600, rate = 0.6, ridge = 2e-4 } = {}): FindingModel {
  const model: FindingModel = { intercept: -4, weights: Object.fromEntries(FINDING_FEATURES.map((name) => [name, 0])) };
  const speed: Record<string, number> = {};
  const push = (name: string, slope: number) => (speed[name] = 0.9 * (speed[name] ?? 0) - rate * slope);
  for (let round = 0; round < rounds; round += 1) {
    const slope: Record<string, number> = {};
    let lift = 0;
    for (const choice of choices) {
      const chances = chancesOf(choice, model);
      choice.candidates.forEach((features, index) => {
        const error = (chances[index] ?? 0) - (index === choice.right ? 1 : 0);
        lift += error;
        for (const name of FINDING_FEATURES)
          if (features[name] !== 0) slope[name] = (slope[name] ?? 0) + error * features[name];
      });
    }
    model.intercept += push('intercept', lift / choices.length);
    for (const name of FINDING_FEATURES) {
      const weight = model.weights[name] ?? 0;
      model.weights[name] = weight + push(name, (slope[name] ?? 0) / choices.length + ridge * weight);
    }
  }
  return model;
}
