import { bytesOf } from '@veracite/text/packing/base64';

/** A layer as the model file holds it: a whole number of -127 to 127 for each weight, in base64, a row for each output, its bias last. */
export interface PackedLayer {
  inputs: number;
  outputs: number;
  /** What a weight of 127 stands for. */
  scale: number;
  weights: string;
}

export interface Layer {
  inputs: number;
  outputs: number;
  weights: Float32Array;
}

export function unpackLayer({ inputs, outputs, scale, weights }: PackedLayer): Layer {
  const steps = new Int8Array(bytesOf(weights).buffer);
  return { inputs, outputs, weights: Float32Array.from(steps, (step) => (step / 127) * scale) };
}

/** A network with one hidden layer of rectified units, ready to be asked. Not for two askers at once: it keeps its middle. */
export class Network {
  private readonly middle: Float32Array;
  /** The weights of the hidden layer, a row for each input, so that the many inputs that are nothing cost nothing. */
  private readonly columns: Float32Array;

  constructor(
    private readonly hidden: Layer,
    private readonly output: Layer,
  ) {
    const { inputs, outputs, weights } = hidden;
    this.middle = new Float32Array(outputs);
    this.columns = new Float32Array((inputs + 1) * outputs);
    for (let row = 0; row < outputs; row += 1)
      for (let i = 0; i <= inputs; i += 1) this.columns[i * outputs + row] = weights[row * (inputs + 1) + i] as number;
  }

  /** The logarithms of the chances of the classes (log-softmax) for the inputs from `at` on, written to `out` from `to` on. */
  classify(input: Float32Array, at: number, out: Float32Array, to: number): void {
    this.hide(input, at);
    const { inputs, outputs, weights } = this.output;
    let most = -Infinity;
    for (let row = 0; row < outputs; row += 1) {
      const from = row * (inputs + 1);
      let sum = weights[from + inputs] as number;
      for (let i = 0; i < inputs; i += 1) sum += (weights[from + i] as number) * (this.middle[i] as number);
      out[to + row] = sum;
      if (sum > most) most = sum;
    }
    let sum = 0;
    for (let row = 0; row < outputs; row += 1) sum += Math.exp((out[to + row] as number) - most);
    const log = most + Math.log(sum);
    for (let row = 0; row < outputs; row += 1) out[to + row] = (out[to + row] as number) - log;
  }

  private hide(input: Float32Array, at: number): void {
    const { inputs, outputs } = this.hidden;
    const { middle, columns } = this;
    for (let row = 0; row < outputs; row += 1) middle[row] = columns[inputs * outputs + row] as number;
    for (let i = 0; i < inputs; i += 1) {
      const value = input[at + i] as number;
      if (value === 0) continue;
      const from = i * outputs;
      for (let row = 0; row < outputs; row += 1)
        middle[row] = (middle[row] as number) + value * (columns[from + row] as number);
    }
    for (let row = 0; row < outputs; row += 1) if ((middle[row] as number) < 0) middle[row] = 0;
  }
}
