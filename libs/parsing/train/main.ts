/**
 * Trains the labeller of plain-text references and writes libs/parsing/data/model.json.
 * `npm run train:parsing -- [--epochs 8] [--rows 140000] [--renderings 20000] [--dropout 0.25]`; reads the labelled sets (see shared.ts), one core.
 */
import { performance } from 'node:perf_hooks';
import { featuresOf, FEATURES_PER_TOKEN } from '../src/plain/features';
import type { Gazetteer } from '../src/plain/gazetteer';
import { HashRows } from '../src/plain/hash-rows';
import { LABELS } from '../src/plain/labels';
import { viterbi } from '../src/plain/viterbi';
import { collect } from './collect';
import { emptyWeights, learnFrom, unaryScores, type Encoded } from './crf';
import { learnJournals, learnLexicon } from './lexicon';
import { shuffle, seeded } from './random';
import { toSequence } from './tokens';
import { writeModel } from './write-model';

function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
}

const LEAST = option('least', 3);
const EPOCHS = option('epochs', 8);
const began = performance.now();
const say = (text: string): void =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`);

const gazetteer: Gazetteer = { lexicon: learnLexicon(option('lexicon', 5)), journals: learnJournals() };
say(`${gazetteer.lexicon.size} words, ${gazetteer.journals.size} journal names`);

const { train, dev } = collect(option('renderings', 20000));
say(`${train.length} references to learn from, ${dev.length} to watch`);

const counts = new Map<number, number>();
const raw = train.map((sample) => {
  const { table, labels } = toSequence(sample);
  const features = featuresOf(table, gazetteer);
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return { features, labels };
});
const index = new HashRows(counts.size);
const keys: number[] = [];
const seen: number[] = [];
for (const [feature, count] of counts) {
  if (count < LEAST) continue;
  index.add(feature);
  keys.push(feature);
  seen.push(count);
}
counts.clear();
say(`${keys.length} features seen ${LEAST} times or more`);

const encode = (features: Int32Array, labels: Uint8Array): Encoded => ({
  rows: features.map((f) => index.get(f)),
  labels,
});
const encoded = raw.map(({ features, labels }) => encode(features, labels));
raw.length = 0;
const watched = dev.map((sample) => {
  const { table, labels } = toSequence(sample);
  return encode(featuresOf(table, gazetteer), labels);
});

const weights = emptyWeights(keys.length, LABELS.length);
const random = seeded(7);
const decay = option('decay', 0.01);
const dropout = option('dropout', 0.25);
for (let epoch = 1; epoch <= EPOCHS; epoch += 1) {
  shuffle(encoded, random);
  let loss = 0;
  let tokens = 0;
  const rate = option('rate', 0.04) * (1 - (0.9 * (epoch - 1)) / EPOCHS);
  for (const one of encoded) {
    loss += learnFrom(weights, one, { rate, decay, dropout, random });
    tokens += one.labels.length;
  }
  say(`epoch ${epoch}: loss ${(loss / tokens).toFixed(4)} a token, watched ${accuracy(watched)}`);
}

function accuracy(sequences: readonly Encoded[]): string {
  let right = 0;
  let all = 0;
  for (const { rows, labels } of sequences) {
    const path = viterbi(unaryScores(weights, rows, labels.length), weights.transitions, labels.length, LABELS.length);
    for (let i = 0; i < labels.length; i += 1) {
      all += 1;
      if (path[i] === labels[i]) right += 1;
    }
  }
  return `${((100 * right) / all).toFixed(2)} % of ${all} tokens`;
}

const size = writeModel(
  'libs/parsing/data/model.json',
  weights,
  { hashes: Int32Array.from(keys), seen },
  gazetteer,
  option('rows', 140_000),
);
say(`libs/parsing/data/model.json: ${(size / 1e6).toFixed(2)} MB; ${FEATURES_PER_TOKEN} features a token`);
