import { writeWhole } from '../../../harness/write-whole';
import { binaryFile } from '@veracite/testing/data-files';
import { CLASSES } from '@veracite/parsing/split/unit-classes';
import type { Layer } from '@veracite/parsing/split/network';
import type { SplitModel } from '@veracite/parsing/split/segment';
import type { SplitFile } from '@veracite/parsing/split/split-model';

/** Writes the networks. @returns the size of the file in bytes */
export function writeModel(file: string, networks: Record<keyof SplitModel, readonly Layer[]>): number {
  const values: SplitFile['values'] = { classes: CLASSES, first: [], second: [], piece: [] };
  const arrays: SplitFile['arrays'] = {};
  for (const name of ['first', 'second', 'piece'] as const)
    networks[name].forEach(({ inputs, outputs, weights }, index) => {
      const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
      values[name].push({ inputs, outputs, scale });
      arrays[`${name}${index}`] = Int8Array.from(weights, (weight) => Math.round((weight / scale) * 127));
    });
  const about = 'Networks that find where entries of a pasted list begin. Written by npm run lab -- train:splitting.';
  const bytes = binaryFile<SplitFile>({ about, values, arrays });
  writeWhole([[file, bytes]]);
  return bytes.length;
}
