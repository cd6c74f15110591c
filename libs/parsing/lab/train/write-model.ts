import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '@veracite/testing/measuring/write-whole';
import { linesOf, textOfDataFile, type DataFile } from '@veracite/text/packing/data-file';
import { packKeyed, unpackKeyed, type Keyed } from '@veracite/text/packing/keyed';
import { packSmall } from '@veracite/text/packing/numbers';
import { LABELS } from '../../src/plain/labels';
import type { ModelFiles } from '../../src/plain/model';
import { changedRows } from './changes';
import { jointTransitions, type Weights } from './crf';
import type { LearnedGazetteer } from './lexicon';
import { scaleOf, stepsOf, strongest } from './quantise';
import type { Ranking } from './rank';

/** Features of readings that are kept: with fewer the sets lose, with more they do not gain. */
const MOST_OF_READINGS = 30_000;

/** Rows that the reader's table holds (weight-table.ts). */
const MOST_ROWS = 262_000;

/** Steps of another scale are another language: with one so different nothing can be kept. */
const SAME_SCALE = 1.25;

const WRITTEN = 'Written by npm run lab -- train:parsing.';

export interface Learned {
  weights: Weights;
  /** Hash of each row of `weights`, and how often it was seen in training. */
  features: { hashes: Int32Array; seen: readonly number[] };
  gazetteer: LearnedGazetteer;
  ranking: Ranking;
}

/**
 * Writes the model's files into a folder, all or none. The features that stand there stay, and what changed is written beside them;
 * they are written anew when there are none, when asked, or when too much is different.
 * @param most rows of features that are kept
 * @returns size of the files in bytes
 */
export function writeModel(folder: string, learned: Learned, most: number, anew: boolean): number {
  const files: ModelFiles = {
    ...gazetteerOf(learned.gazetteer),
    ...weightsOf(learned, most, anew ? undefined : folder),
  };
  const texts = Object.entries<DataFile>({ ...files }).map(
    ([name, file]) => [path.join(folder, `${name}.json`), textOfDataFile(file)] as const,
  );
  writeWhole(texts);
  return texts.reduce((sum, [, text]) => sum + text.length, 0);
}

type Weighted = Pick<ModelFiles, 'model' | 'features' | 'changes' | 'readings'>;

function weightsOf({ weights, features, ranking }: Learned, most: number, folder: string | undefined): Weighted {
  const width = weights.labels;
  const table = strongest({ keys: features.hashes, weights: weights.unary, width }, features.seen, most);
  const before = folder === undefined ? undefined : standing(folder, scaleOf(table.weights));
  const scale = before?.scale ?? scaleOf(table.weights);
  const after: Keyed = { keys: table.keys, numbers: stepsOf(table.weights, scale) };
  const kept = before && keptOf(before.features, after, width);
  const readings = strongest(
    { keys: ranking.keys, weights: ranking.weights, width: 1 },
    ranking.seen,
    MOST_OF_READINGS,
  );
  const rankScale = scaleOf(readings.weights);
  const transitions = jointTransitions(weights);
  const transitionScale = scaleOf(transitions);
  const none: Keyed = { keys: new Int32Array(0), numbers: new Int8Array(0) };
  return {
    model: {
      about: `The reader of plain references: labels, scales, and weights of what follows upon what. ${WRITTEN}`,
      labels: [...LABELS],
      scale,
      transitionScale,
      rankScale,
      chain: ranking.chain,
      transitions: linesOf(packSmall(stepsOf(transitions, transitionScale))),
    },
    features: {
      about: `Weights of features of words, by hash, for each label. ${WRITTEN}`,
      rows: packKeyed(kept?.features ?? after, width),
    },
    changes: {
      about: `Rows of features.json that a later training changed or added. ${WRITTEN}`,
      rows: packKeyed(kept?.changes ?? none, width),
    },
    readings: {
      about: `Weights of features of whole readings, by hash. ${WRITTEN}`,
      rows: packKeyed({ keys: readings.keys, numbers: stepsOf(readings.weights, rankScale) }, 1),
    },
  };
}

/** The features that stand in a folder and their scale, when it is nearly the new one. */
function standing(folder: string, scale: number): { features: Keyed; scale: number } | undefined {
  const [model, features] = ['model.json', 'features.json'].map((name) => path.join(folder, name)) as [string, string];
  if (!existsSync(model) || !existsSync(features)) return undefined;
  const { labels, scale: own } = JSON.parse(readFileSync(model, 'utf8')) as ModelFiles['model'];
  const isAlike = labels.join() === LABELS.join() && scale < own * SAME_SCALE && scale > own / SAME_SCALE;
  if (!isAlike) return undefined;
  const { rows } = JSON.parse(readFileSync(features, 'utf8')) as ModelFiles['features'];
  return { features: unpackKeyed(rows, LABELS.length), scale: own };
}

function keptOf(features: Keyed, after: Keyed, width: number): { features: Keyed; changes: Keyed } | undefined {
  const changes = changedRows(features, after, width);
  const all = new Set([...features.keys, ...changes.keys]);
  return all.size > MOST_ROWS ? undefined : { features, changes };
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
