/** A table of steps as an earlier training wrote it. */
export interface Previous {
  keys: Int32Array;
  numbers: Int8Array;
  scale: number;
}

/** Its steps by key. */
export function previousRows({ keys, numbers }: Previous, width: number): Map<number, Int8Array> {
  return new Map(Array.from(keys, (key, row) => [key, numbers.subarray(row * width, row * width + width)]));
}
