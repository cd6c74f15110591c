import type { Layer } from '@veracite/parsing/split/network';
import { seeded, shuffle } from '@veracite/testing/seeded';

/** Rows of inputs with the class of each. */
export interface Examples {
  size: number;
  rows: Float32Array;
  classes: Uint8Array;
}

export interface Plan {
  hidden: number;
  classes: number;
  epochs: number;
  rate: number;
  decay: number;
  seed: number;
  onEpoch: (epoch: number, loss: number) => void;
}

const BATCH = 64;

/** Trains a network with one hidden layer of rectified linear units by Adam (Kingma and Ba 2015) on the cross-entropy, with cosine decay. */
export function learnNetwork({ size, rows, classes }: Examples, plan: Plan): [Layer, Layer] {
  const random = seeded(plan.seed);
  const layers: [Trained, Trained] = [trained(size, plan.hidden, random), trained(plan.hidden, plan.classes, random)];
  const order = Array.from(classes, (_, i) => i);
  const steps = Math.ceil((order.length * plan.epochs) / BATCH);
  let step = 0;
  const middle = new Float32Array(plan.hidden);
  const out = new Float32Array(plan.classes);
  const back = new Float32Array(plan.hidden);
  for (let epoch = 1; epoch <= plan.epochs; epoch += 1) {
    shuffle(order, random);
    let loss = 0;
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const i of batch) {
        const input = filledOf(rows, i * size, size);
        forward(layers[0], input, middle, true);
        const inner = filledOf(middle, 0, middle.length);
        forward(layers[1], inner, out, false);
        loss += softmaxLoss(out, classes[i] as number);
        back.fill(0);
        backward(layers[1], inner, out, back);
        for (let h = 0; h < back.length; h += 1) if ((middle[h] as number) <= 0) back[h] = 0;
        backward(layers[0], input, back, undefined);
      }
      step += 1;
      const rate = plan.rate * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
      for (const layer of layers) update(layer, rate, plan.decay, batch.length, step);
    }
    plan.onEpoch(epoch, loss / order.length);
  }
  return layers;
}

interface Trained extends Layer {
  gradient: Float32Array;
  mean: Float32Array;
  square: Float32Array;
}

function trained(inputs: number, outputs: number, random: () => number): Trained {
  const count = (inputs + 1) * outputs;
  const spread = Math.sqrt(2 / inputs);
  const weights = Float32Array.from({ length: count }, (_, i) =>
    i % (inputs + 1) === inputs ? 0 : spread * (random() + random() + random() - 1.5),
  );
  return {
    inputs,
    outputs,
    weights,
    gradient: new Float32Array(count),
    mean: new Float32Array(count),
    square: new Float32Array(count),
  };
}

/** The inputs that are not zero, and their indexes. Most are zero. */
interface Filled {
  places: Int32Array;
  values: Float64Array;
}

function filledOf(row: Float32Array, from: number, size: number): Filled {
  const places = new Int32Array(size);
  const values = new Float64Array(size);
  let count = 0;
  for (let i = 0; i < size; i += 1) {
    const value = row[from + i] as number;
    if (value === 0) continue;
    places[count] = i;
    values[count] = value;
    count += 1;
  }
  return { places: places.subarray(0, count), values: values.subarray(0, count) };
}

function forward(
  { inputs, outputs, weights }: Layer,
  { places, values }: Filled,
  out: Float32Array,
  isRectified: boolean,
): void {
  for (let row = 0; row < outputs; row += 1) {
    const index = row * (inputs + 1);
    let sum = weights[index + inputs] as number;
    for (let k = 0; k < places.length; k += 1)
      sum += (weights[index + (places[k] as number)] as number) * (values[k] as number);
    out[row] = isRectified && sum < 0 ? 0 : sum;
  }
}

/** Replaces scores by the gradient of the loss. @returns the loss */
function softmaxLoss(out: Float32Array, wanted: number): number {
  const most = Math.max(...out);
  let sum = 0;
  for (let c = 0; c < out.length; c += 1) {
    out[c] = Math.exp((out[c] as number) - most);
    sum += out[c] as number;
  }
  for (let c = 0; c < out.length; c += 1) out[c] = (out[c] as number) / sum;
  const loss = -Math.log(Math.max(1e-9, out[wanted] as number));
  out[wanted] = (out[wanted] as number) - 1;
  return loss;
}

function backward(
  { inputs, outputs, weights, gradient }: Trained,
  { places, values }: Filled,
  error: Float32Array,
  back: Float32Array | undefined,
): void {
  for (let row = 0; row < outputs; row += 1) {
    const e = error[row] as number;
    if (e === 0) continue;
    const index = row * (inputs + 1);
    for (let k = 0; k < places.length; k += 1) {
      const place = index + (places[k] as number);
      gradient[place] = (gradient[place] as number) + e * (values[k] as number);
    }
    if (back) for (let i = 0; i < inputs; i += 1) back[i] = (back[i] as number) + e * (weights[index + i] as number);
    gradient[index + inputs] = (gradient[index + inputs] as number) + e;
  }
}

function update(
  { weights, gradient, mean, square }: Trained,
  rate: number,
  decay: number,
  count: number,
  step: number,
): void {
  const first = 1 - 0.9 ** step;
  const second = 1 - 0.999 ** step;
  for (let i = 0; i < weights.length; i += 1) {
    const g = (gradient[i] as number) / count;
    const m = 0.9 * (mean[i] as number) + 0.1 * g;
    const v = 0.999 * (square[i] as number) + 0.001 * g * g;
    mean[i] = m;
    square[i] = v;
    weights[i] = (weights[i] as number) * (1 - rate * decay) - (rate * (m / first)) / (Math.sqrt(v / second) + 1e-8);
    gradient[i] = 0;
  }
}
