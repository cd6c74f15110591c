/** Added to each weight, so that bytes are not negative. */
const BIAS = 128;
/** Every second byte of a word: two 16-bit sums in parallel. */
const EVEN = 0x00ff00ff;

/** Bits of a slot that contain the row number. The others contain the upper bits of its key. */
const ROW_BITS = 18;
const ROW = 2 ** ROW_BITS - 1;

/**
 * Weights of features by their 32-bit hash, for sixteen labels. Lookups are limited by memory accesses outside the cache, so open
 * addressing uses one word per slot, which already rules out most unknown features. Weights are stored next to their keys, four
 * in a word, and are added two at a time.
 */
export class WeightTable {
  private readonly places: Int32Array;
  private readonly rows: Int32Array;
  private readonly mask: number;
  /** Scratch buffer: first the slots of the requested features, then the offsets of the weights found. */
  private readonly found = new Int32Array(256);

  /** @param weights a row of sixteen for each key. @throws RangeError for 262,143 keys and more */
  constructor(keys: Int32Array, weights: Int8Array) {
    if (keys.length >= ROW) throw new RangeError(`${keys.length} features are more than a table of weights holds`);
    const slots = 2 ** Math.ceil(Math.log2(Math.max(16, keys.length * 2)));
    this.mask = slots - 1;
    this.places = new Int32Array(slots);
    this.rows = new Int32Array(keys.length * 5);
    const bytes = new Uint8Array(this.rows.buffer);
    keys.forEach((key, row) => {
      let slot = key & this.mask;
      while (this.places[slot] !== 0) slot = (slot + 1) & this.mask;
      this.places[slot] = ((key >>> ROW_BITS) << ROW_BITS) | (row + 1);
      this.rows[row * 5] = key;
      for (let b = 0; b < 16; b += 1) bytes[row * 20 + 4 + b] = BIAS + (weights[row * 16 + b] as number);
    });
  }

  /** Writes the sums of the weights of at most 256 features, times `scale`, to `sums` from `at` on. */
  sum(features: Int32Array, from: number, to: number, sums: Float32Array, index: number, scale: number): void {
    const { found, rows } = this;
    const met = this.find(features, from, to);
    let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < met; i += 1) {
      const word = found[i] as number;
      const p = rows[word + 1] as number;
      const q = rows[word + 2] as number;
      const r = rows[word + 3] as number;
      const s = rows[word + 4] as number;
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
      const place = index + k * 2;
      sums[place] = ((even & 0xffff) - BIAS * met) * scale;
      sums[place + 1] = ((odd & 0xffff) - BIAS * met) * scale;
      sums[place + 2] = ((even >>> 16) - BIAS * met) * scale;
      sums[place + 3] = ((odd >>> 16) - BIAS * met) * scale;
    }
  }

  /** Writes the offsets of the features' weights to `found`. All slots are read first, so that memory accesses overlap. */
  private find(features: Int32Array, from: number, to: number): number {
    const { found, places, rows, mask } = this;
    for (let i = from; i < to; i += 1) found[i - from] = places[(features[i] as number) & mask] as number;
    let met = 0;
    for (let i = from; i < to; i += 1) {
      const feature = features[i] as number;
      const tag = feature >>> ROW_BITS;
      let place = found[i - from] as number;
      for (let slot = feature & mask; place !== 0; place = places[slot] as number) {
        const word = ((place & ROW) - 1) * 5;
        if (place >>> ROW_BITS === tag && rows[word] === feature) {
          found[met] = word;
          met += 1;
          break;
        }
        slot = (slot + 1) & mask;
      }
    }
    return met;
  }
}
