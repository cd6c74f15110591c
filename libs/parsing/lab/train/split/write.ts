import { writeWhole } from '@veracite/testing/measuring/write-whole';
import { base64Of } from '@veracite/text/packing/base64';
import { CLASSES } from '../../../src/split/classes';
import type { Layer, PackedLayer } from '../../../src/split/network';

/** Writes the networks at once, or not at all. @returns the bytes of the file */
export function writeModel(
  file: string,
  { first, second, piece }: Record<'first' | 'second' | 'piece', readonly Layer[]>,
): number {
  const networks = { first: first.map(packed), second: second.map(packed), piece: piece.map(packed) };
  const text = JSON.stringify({ classes: CLASSES, ...networks }, null, 1);
  writeWhole([[file, `${text}\n`]]);
  return text.length + 1;
}

/** Weights in 255 steps. */
function packed({ inputs, outputs, weights }: Layer): PackedLayer {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const steps = Int8Array.from(weights, (weight) => Math.round((weight / scale) * 127));
  return { inputs, outputs, scale, weights: base64Of(steps) };
}
