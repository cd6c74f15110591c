/** Weights are kept as bytes, this much higher, so that none is negative. */
const BIAS = 128;
/** Every second byte of a word: two sums side by side, of 16 bits each. */
const EVEN = 0x00ff00ff;

/**
 * Weights of features by their 32-bit hash, for sixteen labels. Open addressing, each key with its weights behind it in one stretch
 * of memory, because a feature costs as much time as it touches lines of the cache. Four weights lie in a word and are added
 * two at a time.
 */
export class WeightTable {
  private readonly words: Int32Array;
  private readonly mask: number;

  /**
   * @param weights sixteen in a row for each key
   */
  constructor(keys: Int32Array, weights: Int8Array) {
    const slots = 2 ** Math.ceil(Math.log2(Math.max(16, keys.length * 2)));
    this.mask = slots - 1;
    this.words = new Int32Array(slots * 5);
    const bytes = new Uint8Array(this.words.buffer);
    keys.forEach((key, row) => {
      // Nought marks an empty slot: one feature in four milliards goes without.
      if (key === 0) return;
      let slot = key & this.mask;
      while (this.words[slot * 5] !== 0) slot = (slot + 1) & this.mask;
      this.words[slot * 5] = key;
      for (let b = 0; b < 16; b += 1) bytes[slot * 20 + 4 + b] = BIAS + (weights[row * 16 + b] as number);
    });
  }

  /**
   * Sums of the weights of some features, put into `sums` from `at` on, times `scale`.
   * @param features at most 256 of them, from `from` to before `to`
   */
  sum(features: Int32Array, from: number, to: number, sums: Float32Array, at: number, scale: number): void {
    const { words, mask } = this;
    let [a, b, c, d, e, f, g, h, met] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (let i = from; i < to; i += 1) {
      const feature = features[i] as number;
      let word = (feature & mask) * 5;
      while (words[word] !== feature && words[word] !== 0) word = word === mask * 5 ? 0 : word + 5;
      if (words[word] === 0) continue;
      met += 1;
      const p = words[word + 1] as number;
      const q = words[word + 2] as number;
      const r = words[word + 3] as number;
      const s = words[word + 4] as number;
      a += p & EVEN;
      b += (p >>> 8) & EVEN;
      c += q & EVEN;
      d += (q >>> 8) & EVEN;
      e += r & EVEN;
      f += (r >>> 8) & EVEN;
      g += s & EVEN;
      h += (s >>> 8) & EVEN;
    }
    const all = [a, b, c, d, e, f, g, h];
    for (let k = 0; k < 8; k += 2) {
      const even = all[k] as number;
      const odd = all[k + 1] as number;
      const place = at + k * 2;
      sums[place] = ((even & 0xffff) - BIAS * met) * scale;
      sums[place + 1] = ((odd & 0xffff) - BIAS * met) * scale;
      sums[place + 2] = ((even >>> 16) - BIAS * met) * scale;
      sums[place + 3] = ((odd >>> 16) - BIAS * met) * scale;
    }
  }
}
