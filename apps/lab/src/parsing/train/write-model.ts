import { writeWhole } from '../../harness/write-whole';
import { binaryFile } from '@veracite/testing/data-files';
import { LABELS } from '@veracite/parsing/plain/model/labels';
import type { ModelFile } from '@veracite/parsing/plain/model/model';
import { jointTransitions, type Weights } from './crf';
import type { LearnedGazetteer } from './lexicon';
import { scaleOf, stepsOf, strongest } from './quantize';
import type { Ranking } from './train-ranking';

/** Number of features of readings. Fewer lower the accuracy, more do not raise it. */
const MOST_OF_READINGS = 30_000;

export interface Learned {
  weights: Weights;
  /** Hash of each row of `weights`, and its count in training. */
  features: { hashes: Int32Array; seen: readonly number[] };
  gazetteer: LearnedGazetteer;
  ranking: Ranking;
}

/**
 * Writes the model of the reader of plain references.
 * @param most maximum number of features
 * @returns the size of the file in bytes
 */
export function writeModel(file: string, { weights, features, gazetteer, ranking }: Learned, most: number): number {
  const table = strongest(
    { keys: features.hashes, weights: weights.unary, width: weights.labels },
    features.seen,
    most,
  );
  const readings = strongest(
    { keys: ranking.keys, weights: ranking.weights, width: 1 },
    ranking.seen,
    MOST_OF_READINGS,
  );
  const transitions = jointTransitions(weights);
  const scale = scaleOf(table.weights);
  const rankScale = scaleOf(readings.weights);
  const transitionScale = scaleOf(transitions);
  const bytes = binaryFile<ModelFile>({
    about:
      'The reader of plain references: weights of features by hash, transitions, a ranker of readings, word classes and names of journals. Written by npm run lab -- train:parsing.',
    values: { labels: LABELS, scale, transitionScale, rankScale, chain: ranking.chain },
    arrays: {
      features: table.keys,
      featureSteps: stepsOf(table.weights, scale),
      transitionSteps: stepsOf(transitions, transitionScale),
      readings: readings.keys,
      readingSteps: stepsOf(readings.weights, rankScale),
      words: Int32Array.from(gazetteer.lexicon.keys()),
      wordClasses: Int8Array.from(gazetteer.lexicon.values()),
      journals: Int32Array.from(gazetteer.journals),
    },
  });
  writeWhole([[file, bytes]]);
  return bytes.length;
}
