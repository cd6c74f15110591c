/**
 * Weights of features by their 32-bit hash: open addressing, each key with its weights behind it in one stretch of memory,
 * because a feature costs as much time as it touches lines of the cache.
 */
export class WeightTable {
  private readonly keys: Int32Array;
  private readonly weights: Int8Array;
  private readonly mask: number;
  /** Length of a slot in words of 32 bits. */
  private readonly stride: number;

  /**
   * @param weights `columns` in a row for each key; a multiple of four
   */
  constructor(
    keys: Int32Array,
    weights: Int8Array,
    private readonly columns: number,
  ) {
    const slots = 2 ** Math.ceil(Math.log2(Math.max(16, keys.length * 2)));
    this.mask = slots - 1;
    this.stride = 1 + columns / 4;
    this.keys = new Int32Array(slots * this.stride);
    this.weights = new Int8Array(this.keys.buffer);
    keys.forEach((key, row) => {
      // Nought marks an empty slot: one feature in four milliards goes without.
      if (key === 0) return;
      let slot = key & this.mask;
      while (this.keys[slot * this.stride] !== 0) slot = (slot + 1) & this.mask;
      this.keys[slot * this.stride] = key;
      this.weights.set(weights.subarray(row * columns, (row + 1) * columns), slot * this.stride * 4 + 4);
    });
  }

  /** Adds the weights of a feature, if it has any, to the sums from `at` on. */
  addTo(sums: Int32Array, at: number, feature: number): void {
    const { keys, weights, mask, stride, columns } = this;
    for (let slot = feature & mask; ; slot = (slot + 1) & mask) {
      const word = slot * stride;
      const key = keys[word] as number;
      if (key === 0) return;
      if (key !== feature) continue;
      const from = word * 4 + 4;
      for (let b = 0; b < columns; b += 1) sums[at + b] = (sums[at + b] as number) + (weights[from + b] as number);
      return;
    }
  }
}
