/**
 * Trains the vectors of words that find the nearest passage of an abstract: `npm run lab -- train:word-vectors --mirror FOLDER`. Words of a
 * field that occur together more often than by chance (positive pointwise mutual information) are factorized by subspace
 * iteration; each field has a part of the vector. Writes libs/verification/data/word-vectors.bin.
 */
import { sentencesIn } from '@veracite/documents/citing/sentences';
import { binaryFile } from '@veracite/testing/data-files';
import { readOptions } from '../../harness/options';
import { writeWhole } from '../../harness/write-whole';
import { seeded } from '@veracite/testing/seeded';
import { stemsOf } from '@veracite/verification/fit/nearest-passage';
import type { VectorsFile } from '@veracite/verification/fit/word-vectors';
import { fieldTexts } from '../texts';

const OUTPUT = 'libs/verification/data/word-vectors.bin';
const STEMS = 8_000;
/** The most frequent stems, in whose neighborhood the others are counted. */
const CONTEXTS = 4_000;
/** A stem in a larger share of the windows says nothing. */
const MOST_FREQUENT = 0.1;
const WINDOW_SENTENCES = 3;
const SIZE = 64;
const ROUNDS = 10;

const fields = [...fieldTexts(readOptions({ mirror: '' }).mirror)].map(([name, texts]) => {
  const windows = texts.flatMap(windowsOf);
  const vectors = trained(windows);
  process.stdout.write(`${name}: ${texts.length} texts, ${windows.length} windows, ${vectors.size} stems\n`);
  return vectors;
});
const stems = [...new Set(fields.flatMap((field) => [...field.keys()]))];
const vectors = Int8Array.from(
  stems.flatMap((stem) => fields.flatMap((field) => [...(field.get(stem) ?? new Float32Array(SIZE))])),
  (value) => Math.round(value * 127),
);
const about = 'Vectors of words by latent semantic analysis, written by npm run lab -- train:word-vectors';
const content: VectorsFile = {
  about,
  values: { stems: stems.join(' '), size: SIZE * fields.length },
  arrays: { vectors },
};
writeWhole([[OUTPUT, binaryFile(content)]]);

function windowsOf(text: string): string[][] {
  const sentences = sentencesIn(text, { start: 0, end: text.length });
  return sentences.flatMap(({ start }, at) => {
    const last = sentences[Math.min(sentences.length, at + WINDOW_SENTENCES) - 1];
    return at % WINDOW_SENTENCES || !last ? [] : [[...new Set(stemsOf(text.slice(start, last.end)))]];
  });
}

/** Returns the vectors of the most frequent stems, with length 1. */
function trained(windows: string[][]): Map<string, Float32Array> {
  const counts = new Map<string, number>();
  for (const window of windows) for (const stem of window) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const known = [...counts]
    .filter(([, count]) => count < MOST_FREQUENT * windows.length)
    .sort((a, b) => b[1] - a[1])
    .slice(0, STEMS);
  const rows = associations(windows, known);
  const columns = subspace(rows, known.length);
  const scaled = columns.map((column) => {
    const root = Math.sqrt(lengthOf(times(rows, column, 'columns')));
    return column.map((value) => value * root);
  });
  return new Map(
    known.map(([stem], row) => {
      const vector = Float32Array.from(scaled, (column) => column[row] ?? 0);
      const length = lengthOf(vector) || 1;
      return [stem, vector.map((value) => value / length)];
    }),
  );
}

interface Sparse {
  rows: Int32Array;
  columns: Int32Array;
  values: Float32Array;
}

/** Returns the positive pointwise mutual information of stems and contexts. */
function associations(windows: string[][], known: [string, number][]): Sparse {
  const places = new Map(known.map(([stem], at) => [stem, at]));
  const together = new Uint32Array(known.length * CONTEXTS);
  for (const window of windows) {
    const found = window.flatMap((stem) => places.get(stem) ?? []);
    for (const row of found)
      for (const column of found)
        if (column < CONTEXTS) together[row * CONTEXTS + column] = (together[row * CONTEXTS + column] ?? 0) + 1;
  }
  const [kept, values]: [number[], number[]] = [[], []];
  together.forEach((count, at) => {
    if (count < 2) return;
    const [row, column] = [Math.floor(at / CONTEXTS), at % CONTEXTS];
    const value = Math.log((count * windows.length) / ((known[row]?.[1] ?? 1) * (known[column]?.[1] ?? 1)));
    if (value <= 0) return;
    kept.push(at);
    values.push(value);
  });
  return {
    rows: Int32Array.from(kept, (at) => Math.floor(at / CONTEXTS)),
    columns: Int32Array.from(kept, (at) => at % CONTEXTS),
    values: Float32Array.from(values),
  };
}

/** Returns the left singular vectors with the largest singular values, by orthogonal iteration. */
function subspace(matrix: Sparse, height: number): Float32Array[] {
  const random = seeded(1);
  let columns: Float32Array[] = Array.from({ length: SIZE }, () =>
    Float32Array.from({ length: height }, () => random() - 0.5),
  );
  for (let round = 0; round < ROUNDS; round += 1)
    columns = orthogonal(columns.map((column) => times(matrix, times(matrix, column, 'columns'), 'rows', height)));
  return columns;
}

function times({ rows, columns, values }: Sparse, vector: Float32Array, to: 'rows' | 'columns', height = CONTEXTS) {
  const [target, source] = to === 'rows' ? [rows, columns] : [columns, rows];
  const product = new Float32Array(height);
  for (let i = 0; i < values.length; i += 1) {
    const at = target[i] ?? 0;
    product[at] = (product[at] ?? 0) + (values[i] ?? 0) * (vector[source[i] ?? 0] ?? 0);
  }
  return product;
}

/** Makes each column orthogonal to those before it, with length 1 (Gram and Schmidt). */
function orthogonal(columns: Float32Array[]): Float32Array[] {
  const done: Float32Array[] = [];
  for (const column of columns) {
    for (const other of done) {
      const share = column.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
      column.forEach((value, at) => (column[at] = value - share * (other[at] ?? 0)));
    }
    const length = lengthOf(column) || 1;
    done.push(column.map((value) => value / length));
  }
  return done;
}

function lengthOf(vector: Float32Array): number {
  return Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
}
