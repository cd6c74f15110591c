import { existsSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');

/** Where `npm run lab -- data fetch` puts the sets: below it `data/<folder>/<file>`, as in every place that holds them. */
export const FETCHED = path.join(ROOT, '.data/measuring');

/** Rows of our own making, a few of each set. */
export const SAMPLE = path.join(ROOT, 'apps/lab/data/sample');

/** The file of a set in a place, packed or, as the sample has it, not; undefined when it is not there. */
export function fileIn(place: string, name: string): string | undefined {
  const packed = path.join(place, 'data', name);
  const plain = path.join(place, 'data', name.replace(/\.gz$/, ''));
  return [packed, plain].find((file) => existsSync(file));
}
