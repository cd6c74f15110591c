/** A layer in the model file, without its weights. */
export interface LayerShape {
  inputs: number;
  outputs: number;
  /** The weight of step 127. */
  scale: number;
}

export interface Layer {
  inputs: number;
  outputs: number;
  weights: Float32Array;
}

/** Dequantizes a layer. @param steps from -127 to 127, one for each weight: a row for each output, its bias last */
export function layerOf({ inputs, outputs, scale }: LayerShape, steps: Int8Array): Layer {
  return { inputs, outputs, weights: Float32Array.from(steps, (step) => (step / 127) * scale) };
}

/** Hidden units that are summed in parallel. */
const SIDE = 4;

/** A network with one hidden layer of rectified linear units. It is not reentrant, because it reuses its buffers. */
export class Network {
  private readonly middle: Float64Array;
  /** Weights of the hidden layer: for each `SIDE` units a row for each input, the bias last. */
  private readonly columns: Float32Array;
  /** Indexes of the inputs that are not zero. Most are zero and skipped. */
  private readonly places: Int32Array;
  private readonly values: Float64Array;

  constructor(
    private readonly hidden: Layer,
    private readonly output: Layer,
  ) {
    const { inputs, outputs, weights } = hidden;
    const groups = Math.ceil(outputs / SIDE);
    this.middle = new Float64Array(groups * SIDE);
    this.places = new Int32Array(inputs);
    this.values = new Float64Array(inputs);
    this.columns = new Float32Array((inputs + 1) * groups * SIDE);
    for (let row = 0; row < outputs; row += 1)
      for (let i = 0; i <= inputs; i += 1)
        this.columns[(Math.floor(row / SIDE) * (inputs + 1) + i) * SIDE + (row % SIDE)] = weights[
          row * (inputs + 1) + i
        ] as number;
  }

  /** Writes the log probabilities of the classes (log-softmax) for the inputs from `at` on to `out` from `to` on. */
  classify(input: Float32Array, index: number, out: Float32Array, to: number): void {
    this.hide(this.gather(input, index));
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

  /** Collects the inputs that are not zero. @returns their number */
  private gather(input: Float32Array, index: number): number {
    const { inputs } = this.hidden;
    const { places, values } = this;
    let count = 0;
    for (let i = 0; i < inputs; i += 1) {
      const value = input[index + i] as number;
      if (value === 0) continue;
      places[count] = i;
      values[count] = value;
      count += 1;
    }
    return count;
  }

  private hide(count: number): void {
    const { inputs } = this.hidden;
    const { middle, columns, places, values } = this;
    for (let row = 0; row < middle.length; row += SIDE) {
      const from = row * (inputs + 1);
      let index = from + inputs * SIDE;
      let first = columns[index] as number;
      let second = columns[index + 1] as number;
      let third = columns[index + 2] as number;
      let fourth = columns[index + 3] as number;
      for (let k = 0; k < count; k += 1) {
        const value = values[k] as number;
        index = from + (places[k] as number) * SIDE;
        first += value * (columns[index] as number);
        second += value * (columns[index + 1] as number);
        third += value * (columns[index + 2] as number);
        fourth += value * (columns[index + 3] as number);
      }
      middle[row] = Math.max(0, first);
      middle[row + 1] = Math.max(0, second);
      middle[row + 2] = Math.max(0, third);
      middle[row + 3] = Math.max(0, fourth);
    }
  }
}
