import { KINDS, kindOfType, type Kind, type KindChances } from '@veracite/model/kind';
import { readBinaryFile, type BinaryFile } from '@veracite/text/binary-file';
import { lazily } from '@veracite/text/data-file';
import readBytes from '../../data/kinds.bin';
import { statedType } from '../plain/fields/guess-type';
import { kindFeatures, type Described } from './kind-features';

/** The model file `data/kinds.bin`, written by `npm run lab -- train:kinds`. Keys are 32-bit hashes, in ascending order. */
export interface KindFile extends BinaryFile {
  values: {
    kinds: readonly string[];
    /** The value of a step of a weight. */
    scale: number;
    /** The weight of each kind without features. */
    bias: readonly number[];
    /** Sums are divided by it, so that probabilities are calibrated. */
    temperature: number;
  };
  arrays: {
    features: Int32Array;
    /** A row of steps for each feature, one for each kind. */
    steps: Int8Array;
  };
}

const MODEL = lazily(() => {
  const model = readBinaryFile<KindFile>(readBytes());
  if (model.values.kinds.join() !== KINDS.join()) throw new Error('The model has other kinds: train it again.');
  return model;
});

/** Returns the probability of each kind of work that the reference may describe (multinomial logistic regression). */
export function readKinds(described: Described): KindChances {
  const { values, arrays } = MODEL();
  const sums = Float64Array.from(values.bias);
  for (const feature of kindFeatures(described)) {
    const row = findKey(arrays.features, feature);
    if (row < 0) continue;
    for (let kind = 0; kind < KINDS.length; kind += 1)
      sums[kind] = (sums[kind] ?? 0) + values.scale * (arrays.steps[row * KINDS.length + kind] ?? 0);
  }
  const kind = kindOfType(described.csl.type);
  // Laws, cases, patents and standards in text are recognized by a form of citation that no other kind has, preprints by their server,
  // software by its version, and others by a mark of the type.
  if (described.format === 'text' && (FORMAL.has(kind) || isStated(described)))
    sums[KINDS.indexOf(kind)] = Math.max(...sums) + FORM_WEIGHT;
  return rounded(chancesOf(sums, values.temperature));
}

const FORMAL: ReadonlySet<Kind> = new Set(['law', 'case', 'patent', 'standard', 'preprint', 'software']);

const isStated = ({ raw, csl }: Described): boolean => statedType(raw, csl['container-title']) === csl.type;
/** Makes a kind at least twenty times as probable as any other. */
const FORM_WEIGHT = 6;

/** Returns probabilities with as many digits as matter, because they are stored with each reference. */
function rounded(chances: KindChances): KindChances {
  const entries = KINDS.map((kind) => [kind, Math.round(chances[kind] * 1e5) / 1e5]);
  return Object.fromEntries(entries) as KindChances;
}

/** Converts sums of weights to probabilities (softmax). */
export function chancesOf(sums: Float64Array, temperature: number): KindChances {
  const most = Math.max(...sums);
  const powers = Array.from(sums, (sum) => Math.exp((sum - most) / temperature));
  const total = powers.reduce((all, power) => all + power, 0);
  return Object.fromEntries(KINDS.map((kind, place) => [kind, (powers[place] ?? 0) / total])) as KindChances;
}

/** Returns the place of a key in sorted keys, or -1. */
function findKey(keys: Int32Array, key: number): number {
  let [low, high] = [0, keys.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = keys[middle] as number;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
