/**
 * Trains the parser of plain-text references and writes libs/parsing/data/reader.bin: the labeler, and the ranker that chooses among its
 * likeliest readings. `npm run lab -- train:parsing [--epochs 3] [--models 2] [--rows 206000] [--renderings 20000]
 * [--dropout 0.25] [--out FILE] [--sample]`; reads the sets of data-files.ts, one core.
 */
import { startClock } from '../../harness/clock';
import { measuringData } from '../../harness/data';
import { readOptions } from '../../harness/options';
import { foldOf } from '../../harness/parts';
import { boundariesOf } from '@veracite/parsing/plain/features/boundaries';
import { featuresOf, FEATURES_PER_TOKEN } from '@veracite/parsing/plain/features/token-features';
import { lookUpTokens } from '@veracite/parsing/plain/features/gazetteer';
import { meanOf } from './average';
import { collect } from './collect-samples';
import { countFeatures } from './count-features';
import { jointTransitions, type Encoded, type Weights } from './crf';
import { accuracy, learn, readingsOf } from './train-chain';
import { learnJournals, learnLexicon, type LearnedGazetteer } from './lexicon';
import { seeded } from '@veracite/testing/seeded';
import { choiceOf, learnRanking, meanRanking, type Choice } from './train-ranking';
import { TRAINED_ON } from './data-files';
import type { Sample } from './sample';
import { toSequence } from './label-tokens';
import { writeModel } from './write-model';

/** Training compares more readings than the product, which must be fast. */
const LEARNED_READINGS = 16;
const LEARNED_WITHIN = 6;

/** A sequence before its features are mapped to rows. */
interface Featurized extends Omit<Encoded, 'rows'> {
  features: Int32Array;
  sample: Sample;
}

const data = measuringData(TRAINED_ON);
const options = readOptions({
  decay: 0.01,
  dropout: 0.25,
  epochs: 3,
  least: 3,
  lexicon: 5,
  models: 2,
  out: data.output('libs/parsing/data/reader.bin'),
  'rank-decay': 2e-4,
  'rank-epochs': 6,
  rate: 0.04,
  renderings: data.isSample ? 400 : 20_000,
  rows: 206_000,
});
const log = startClock();

const gazetteer: LearnedGazetteer = { lexicon: learnLexicon(options.lexicon), journals: learnJournals() };
log(`${gazetteer.lexicon.size} words, ${gazetteer.journals.size} journal names`);

const { train, dev } = collect(options.renderings);
log(`${train.length} references to learn from, ${dev.length} to watch`);

const featurize = (sample: Sample): Featurized => {
  const { table, labels } = toSequence(sample);
  return { features: featuresOf(table, lookUpTokens(table, gazetteer)), kinds: boundariesOf(table), labels, sample };
};
const featurized = train.map(featurize);
const { index, keys, seen } = countFeatures(
  featurized.map(({ features }) => features),
  options.least,
);
log(`${keys.length} features seen ${options.least} times or more`);

const encode = ({ features, kinds, labels }: Featurized): Encoded => ({
  rows: features.map((feature) => index.get(feature)),
  kinds,
  labels,
});
const encoded = featurized.map(encode);
const watched = dev.map((sample) => encode(featurize(sample)));
const plan = {
  epochs: options.epochs,
  rate: options.rate,
  decay: options.decay,
  dropout: options.dropout,
  onEpoch: (epoch: number, loss: number, weights: Weights): void =>
    log(`epoch ${epoch}: loss ${loss.toFixed(4)} a token, watched ${accuracy(weights, watched)}`),
};

// The readings come from a labeler that was not trained on the reference, because results for training data are too good.
const halves: Weights[] = [];
const choices: Choice[] = [0, 1].flatMap((fold) => {
  const isOf = (i: number): boolean => foldOf(train[i]?.group ?? '') === fold;
  const weights = learn(
    encoded.filter((_, i) => !isOf(i)),
    keys.length,
    { ...plan, seed: 7 },
  );
  halves.push(weights);
  return choicesOf(
    weights,
    encoded.filter((_, i) => isOf(i)),
    train.filter((_, i) => isOf(i)),
  );
});
log(`${choices.length} choices between readings`);
const ranking = meanRanking(
  [5, 6].map((seed) =>
    learnRanking(choices, {
      epochs: options['rank-epochs'],
      rate: 0.03,
      decay: options['rank-decay'],
      random: seeded(seed),
    }),
  ),
);
log(`${ranking.keys.length} features of readings`);

const wholes = Array.from({ length: options.models }, (_, i) => learn(encoded, keys.length, { ...plan, seed: 8 + i }));
const weights = meanOf([...halves, ...wholes]);
log(`mean: watched ${accuracy(weights, watched)}`);

function choicesOf(weights: Weights, sequences: readonly Encoded[], samples: readonly Sample[]): Choice[] {
  const transitions = jointTransitions(weights);
  return sequences.flatMap((sequence, i) => {
    const paths = readingsOf(weights, transitions, sequence, LEARNED_READINGS, LEARNED_WITHIN);
    const { table, labels } = toSequence(samples[i] as Sample);
    return choiceOf({ table, known: lookUpTokens(table, gazetteer) }, labels, paths) ?? [];
  });
}

const size = writeModel(options.out, { weights, features: { hashes: keys, seen }, gazetteer, ranking }, options.rows);
log(`${options.out}: ${(size / 1e6).toFixed(2)} MB; ${FEATURES_PER_TOKEN} features a token`);
