/**
 * Trains the model that gives a verdict its confidence: `npm run lab -- train:verdict`.
 * Verdicts of the develop half, each known to be right or wrong, four fifths to learn from and one to measure on. The
 * reported half has no part in it. Writes libs/verdict/data/confidence-model.json.
 */
import type { Verification } from '@veracite/model/verification';
import { parseOne } from '@veracite/parsing/parse';
import { measuringData, type MeasuringData } from '../../harness/data';
import { namedWeights, rounded, writeModel } from '../../harness/models';
import { calibrationError, chance, fitLogistic, type Example } from '../../harness/logistic';
import { CONFIDENCE_FEATURES, confidenceFeatures } from '@veracite/verdict/confidence';
import { NOW, openAsking } from '../../harness/ask';
import { foundBy, isRight } from '../measure';
import { halfHash } from '../../harness/shares';
import { buildWorld, WORLD } from '../world';

const OUTPUT = 'libs/verdict/data/confidence-model.json';
/** One text of so many is learned from: rows are few, strings many and alike. */
const EVERY = { rows: 3, strings: 60 };
const isTaken = (text: string, every: number): boolean => halfHash(text) % every === 0;

await train(measuringData(WORLD));

async function train(data: MeasuringData): Promise<void> {
  const world = buildWorld(data);
  const isDevelop = ({ id }: { id: string }) => halfHash(id) % 2 === 0;
  const asked = [
    ...world.rows.filter(isDevelop).flatMap((row) =>
      Object.values(row.texts)
        .filter((text) => isTaken(text, EVERY.rows))
        .map((text) => ({ text, right: ({ verdict }: Verification) => isRight(row, verdict) })),
    ),
    ...world.strings
      .filter((row) => isDevelop(row) && isTaken(row.text, EVERY.strings))
      .map((row) => ({
        text: row.text,
        right: ({ verdict }: Verification) => ['right', 'refused'].includes(foundBy(row, verdict)),
      })),
  ];
  const asking = await openAsking(world);
  const results = await asking.all(asked.map(({ text }) => parseOne(text, { now: NOW })));
  await asking.close();

  const examples = results.flatMap((result, index): Example[] => {
    const right = asked[index]?.right(result);
    if (right === undefined || result.verdict.status === 'unknown') return [];
    const features = confidenceFeatures(result.verdict, result.matches);
    return [{ x: CONFIDENCE_FEATURES.map((name) => features[name]), y: right ? 1 : 0 }];
  });
  const heldOut = examples.filter((_example, index) => index % 5 === 0);
  const fit = fitLogistic(examples.filter((_example, index) => index % 5 !== 0));
  const calibrated = heldOut.map(({ x, y }) => ({ chance: chance(fit, x), hit: y === 1 }));
  const wrong = heldOut.filter(({ y }) => y === 0).length;
  console.log(
    `${examples.length} verdicts; of ${heldOut.length} held out ${wrong} wrong, calibration error ${calibrationError(calibrated).toFixed(4)}`,
  );
  writeModel(data, OUTPUT, {
    intercept: rounded(fit.intercept),
    weights: namedWeights(CONFIDENCE_FEATURES, (_, index) => fit.weights[index]),
  });
}
