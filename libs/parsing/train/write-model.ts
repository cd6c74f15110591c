import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '@veracite/testing/measuring/write-whole';
import { linesOf, textOfDataFile, type DataFile } from '@veracite/text/packing/data-file';
import { packKeyed, unpackKeyed } from '@veracite/text/packing/keyed';
import { packSmall } from '@veracite/text/packing/numbers';
import { LABELS } from '../src/plain/labels';
import type { ModelFiles } from '../src/plain/model';
import { jointTransitions, type Weights } from './crf';
import type { LearnedGazetteer } from './lexicon';
import { previousRows, type Previous } from './previous-model';
import { quantise, strongest } from './quantise';
import type { Ranking } from './rank';

/** Features of readings that are kept: with fewer the sets lose, with more they do not gain. */
const MOST_OF_READINGS = 30_000;

const WRITTEN = 'Written by npm run train:parsing.';

export interface Learned {
  weights: Weights;
  /** Hash of each row of `weights`, and how often it was seen in training. */
  features: { hashes: Int32Array; seen: readonly number[] };
  gazetteer: LearnedGazetteer;
  ranking: Ranking;
}

/**
 * Writes the model's files into a folder, all or none. Rows and steps that stand there already are kept where the new ones are hardly
 * better (quantise.ts): what did not really change does not change in the file.
 * @param most rows of features that are kept: those with the greatest sum of weights times the root of how often they are met
 * @returns size of the files in bytes
 */
export function writeModel(folder: string, learned: Learned, most: number): number {
  const files = { ...gazetteerOf(learned.gazetteer), ...weightsOf(learned, most, folder) } satisfies ModelFiles;
  const texts = Object.entries<DataFile>(files).map(
    ([name, file]) => [path.join(folder, `${name}.json`), textOfDataFile(file)] as const,
  );
  writeWhole(texts);
  return texts.reduce((sum, [, text]) => sum + text.length, 0);
}

function weightsOf(
  { weights, features, ranking }: Learned,
  most: number,
  folder: string,
): Pick<ModelFiles, 'model' | 'features' | 'readings'> {
  const L = weights.labels;
  const before = previousOf(folder);
  const unary = rowsOf(
    { keys: features.hashes, seen: features.seen, weights: weights.unary, width: L, most },
    before && { ...unpackKeyed(before.features.rows, L), scale: before.model.scale },
  );
  const ofReadings = rowsOf(
    {
      keys: Int32Array.from(ranking.keys),
      seen: ranking.seen,
      weights: Float32Array.from(ranking.weights),
      width: 1,
      most: MOST_OF_READINGS,
    },
    before && { ...unpackKeyed(before.readings.rows, 1), scale: before.model.rankScale },
  );
  const transitions = quantise(jointTransitions(weights));
  return {
    model: {
      about: `The reader of plain references: labels, scales, and weights of what follows upon what. ${WRITTEN}`,
      labels: [...LABELS],
      scale: unary.scale,
      transitionScale: transitions.scale,
      rankScale: ofReadings.scale,
      chain: ranking.chain,
      transitions: linesOf(packSmall(transitions.steps)),
    },
    features: { about: `Weights of features of words, by hash, for each label. ${WRITTEN}`, rows: unary.rows },
    readings: { about: `Weights of features of whole readings, by hash. ${WRITTEN}`, rows: ofReadings.rows },
  };
}

interface Table {
  keys: Int32Array;
  seen: readonly number[];
  weights: Float32Array;
  width: number;
  most: number;
}

function rowsOf({ keys, seen, weights, width, most }: Table, before?: Previous): { rows: string[]; scale: number } {
  const was = before && previousRows(before, width);
  const kept = strongest({ keys, seen, weights, width }, most, (key) => was?.has(key) ?? false);
  const own = new Float32Array(kept.length * width);
  kept.forEach((row, at) => own.set(weights.subarray(row * width, row * width + width), at * width));
  const ownKeys = Int32Array.from(kept, (row) => keys[row] as number);
  const { steps, scale } = quantise(
    own,
    before && { scale: before.scale, stepsOf: (at) => was?.get(ownKeys[at] ?? 0) },
    width,
  );
  return { rows: packKeyed({ keys: ownKeys, numbers: steps }, width), scale };
}

function previousOf(folder: string): Pick<ModelFiles, 'model' | 'features' | 'readings'> | undefined {
  const names = ['model', 'features', 'readings'] as const;
  const files = names.map((name) => path.join(folder, `${name}.json`));
  if (!files.every((file) => existsSync(file))) return undefined;
  const read = Object.fromEntries(
    names.map((name, i) => [name, JSON.parse(readFileSync(files[i] as string, 'utf8')) as DataFile]),
  ) as Pick<ModelFiles, (typeof names)[number]>;
  return read.model.labels.join() === LABELS.join() ? read : undefined;
}

function gazetteerOf({ lexicon, journals }: LearnedGazetteer): Pick<ModelFiles, 'words' | 'journals'> {
  const words = { keys: Int32Array.from(lexicon.keys()), numbers: Int8Array.from(lexicon.values()) };
  const names = { keys: Int32Array.from(journals), numbers: new Int8Array(0) };
  return {
    words: {
      about: `What words are used for, as bits by hash, counted in lists of works. ${WRITTEN}`,
      rows: packKeyed(words, 1, 0),
    },
    journals: { about: `Names of journals, by hash. ${WRITTEN}`, rows: packKeyed(names, 0) },
  };
}
