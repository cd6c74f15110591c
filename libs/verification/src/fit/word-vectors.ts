import { readBinaryFile, type BinaryFile } from '@veracite/text/binary-file';
import { lazily } from '@veracite/text/data-file';
import file from '../../data/word-vectors.bin';

/** Stems, separated by spaces, and the vector of each in steps of 1/127. */
export interface VectorsFile extends BinaryFile {
  values: { stems: string; size: number };
  arrays: { vectors: Int8Array };
}

const model = lazily(() => {
  const { values, arrays } = readBinaryFile<VectorsFile>(file);
  return { ...arrays, size: values.size, places: new Map(values.stems.split(' ').map((stem, at) => [stem, at])) };
});

/**
 * Returns the sum of the vectors of weighted stems, with length 1; zeros when none is known. Words that occur with the same words have
 * similar vectors (latent semantic analysis, Deerwester and others 1990), trained by `npm run lab -- train:word-vectors`.
 */
export function vectorOf(stems: ReadonlyMap<string, number>): Float64Array {
  const { vectors, size, places } = model();
  const sum = new Float64Array(size);
  for (const [stem, weight] of stems) {
    const at = places.get(stem);
    if (at === undefined) continue;
    for (let i = 0; i < size; i += 1) sum[i] = (sum[i] ?? 0) + weight * (vectors[at * size + i] ?? 0);
  }
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** Returns the cosine of the angle between two vectors of length 1. */
export const cosine = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
