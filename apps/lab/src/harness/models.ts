import type { MeasuringData } from './data';
import { writeWhole } from './write-whole';

/** Rounds a weight to three digits. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Returns weights by name, rounded. */
export const namedWeights = (names: readonly string[], weightOf: (name: string, index: number) => number | undefined) =>
  Object.fromEntries(names.map((name, index) => [name, rounded(weightOf(name, index) ?? 0)]));

/** Writes a trained model as JSON and prints where; what a sample taught is not written to the committed place. */
export function writeModel(data: MeasuringData, committed: string, model: object): void {
  const output = data.output(committed);
  writeWhole([[output, `${JSON.stringify(model, null, 2)}\n`]]);
  console.log(`Written to ${output}.`);
}
