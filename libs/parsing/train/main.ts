/**
 * Trains the labeller of plain-text references and writes libs/parsing/data/model.json.
 * `npm run train:parsing -- [--epochs 3] [--rows 214000] [--renderings 20000] [--dropout 0.25] [--watched 1]`; reads the labelled sets (see shared.ts), one core.
 */
import { performance } from 'node:perf_hooks';
import { boundariesOf } from '../src/plain/boundaries';
import { featuresOf, FEATURES_PER_TOKEN } from '../src/plain/features';
import { LABELS } from '../src/plain/labels';
import { viterbi } from '../src/plain/viterbi';
import { collect } from './collect';
import { countFeatures } from './count-features';
import { addToAverage, emptyAverage, takeAverage } from './average';
import { emptyWeights, jointTransitions, learnFrom, unaryScores, type Encoded } from './crf';
import { learnJournals, learnLexicon, type LearnedGazetteer } from './lexicon';
import { shuffle, seeded } from './random';
import { WATCHED, type Sample } from './sample';
import { toSequence } from './tokens';
import { writeModel } from './write-model';

/** A sequence before its features have rows. */
interface Looked extends Omit<Encoded, 'rows'> {
  features: Int32Array;
}

function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
}

const named = process.argv.indexOf('--out');
const out = (named < 0 ? undefined : process.argv[named + 1]) ?? 'libs/parsing/data/model.json';
const LEAST = option('least', 3);
const EPOCHS = option('epochs', 3);
const began = performance.now();
const say = (text: string): void =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`);

const gazetteer: LearnedGazetteer = { lexicon: learnLexicon(option('lexicon', 5)), journals: learnJournals() };
say(`${gazetteer.lexicon.size} words, ${gazetteer.journals.size} journal names`);

const { train, dev } = collect(option('renderings', 20000), option('watched', WATCHED));
say(`${train.length} references to learn from, ${dev.length} to watch`);

const look = (sample: Sample): Looked => {
  const { table, labels } = toSequence(sample);
  return { features: featuresOf(table, gazetteer), kinds: boundariesOf(table), labels };
};
const raw = train.map(look);
const { index, keys, seen } = countFeatures(
  raw.map(({ features }) => features),
  LEAST,
);
say(`${keys.length} features seen ${LEAST} times or more`);

const encode = ({ features, kinds, labels }: Looked): Encoded => ({
  rows: features.map((feature) => index.get(feature)),
  kinds,
  labels,
});
const encoded = raw.map(encode);
raw.length = 0;
const watched = dev.map((sample) => encode(look(sample)));

const weights = emptyWeights(keys.length, LABELS.length);
const random = seeded(7);
const decay = option('decay', 0.01);
const dropout = option('dropout', 0.25);
const averaged = emptyAverage(weights);
for (let epoch = 1; epoch <= EPOCHS; epoch += 1) {
  shuffle(encoded, random);
  let loss = 0;
  let tokens = 0;
  const rate = option('rate', 0.04) * (1 - (0.9 * (epoch - 1)) / EPOCHS);
  const often = Math.ceil(encoded.length / 8);
  encoded.forEach((one, i) => {
    loss += learnFrom(weights, one, { rate, decay, dropout, random });
    tokens += one.labels.length;
    if (epoch === EPOCHS && (i % often === often - 1 || i === encoded.length - 1)) addToAverage(averaged, weights);
  });
  say(`epoch ${epoch}: loss ${(loss / tokens).toFixed(4)} a token, watched ${accuracy(watched)}`);
}
takeAverage(averaged, weights);
say(`averaged: watched ${accuracy(watched)}`);

function accuracy(sequences: readonly Encoded[]): string {
  let right = 0;
  let all = 0;
  const transitions = jointTransitions(weights);
  for (const { rows, kinds, labels } of sequences) {
    const path = viterbi({
      scores: unaryScores(weights, rows, labels.length),
      transitions,
      kinds,
      labels: LABELS.length,
    });
    for (let i = 0; i < labels.length; i += 1) {
      all += 1;
      if (path[i] === labels[i]) right += 1;
    }
  }
  return `${((100 * right) / all).toFixed(2)} % of ${all} tokens`;
}

const size = writeModel(out, weights, { hashes: keys, seen }, gazetteer, option('rows', 214_000));
say(`${out}: ${(size / 1e6).toFixed(2)} MB; ${FEATURES_PER_TOKEN} features a token`);
