/** Maps hashes to small numbers by open addressing in typed arrays, several times as fast as a Map. */
export class IntTable {
  private readonly keys: Int32Array;
  private readonly values: Uint8Array;
  private readonly mask: number;

  /** @param valueAt 0 to 254 for the key at a place in `keys` */
  constructor(keys: Int32Array, valueAt: (place: number) => number) {
    const slots = 2 ** Math.ceil(Math.log2(Math.max(16, keys.length * 2)));
    this.mask = slots - 1;
    this.keys = new Int32Array(slots);
    // 0 marks an empty slot, so values are stored one higher.
    this.values = new Uint8Array(slots);
    keys.forEach((key, place) => {
      let slot = key & this.mask;
      while (this.values[slot] !== 0) slot = (slot + 1) & this.mask;
      this.keys[slot] = key;
      this.values[slot] = valueAt(place) + 1;
    });
  }

  /** The value of a key; undefined when it is not there. */
  get(key: number): number | undefined {
    let slot = key & this.mask;
    for (;;) {
      const value = this.values[slot] as number;
      if (value === 0) return undefined;
      if (this.keys[slot] === key) return value - 1;
      slot = (slot + 1) & this.mask;
    }
  }

  has(key: number): boolean {
    return this.get(key) !== undefined;
  }
}
