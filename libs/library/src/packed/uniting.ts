/** Groups works that are the same, by number (union-find with the smaller number as root and path halving). Four bytes a work. */
export class SameWorks {
  private readonly parents: Uint32Array;

  constructor(works: number) {
    this.parents = new Uint32Array(works);
    for (let work = 0; work < works; work += 1) this.parents[work] = work;
  }

  join(pairs: Uint32Array): void {
    for (let index = 0; index + 1 < pairs.length; index += 2) {
      const a = this.first(pairs[index] as number);
      const b = this.first(pairs[index + 1] as number);
      if (a < b) this.parents[b] = a;
      else this.parents[a] = b;
    }
  }

  private first(work: number): number {
    let root = work;
    for (;;) {
      const parent = this.parents[root] as number;
      if (parent === root) return root;
      const further = this.parents[parent] as number;
      this.parents[root] = further;
      root = further;
    }
  }

  /** Works that are the same as others, each group in the order of numbers. */
  *groups(): Generator<number[]> {
    const joined: number[] = [];
    for (let work = 0; work < this.parents.length; work += 1) if (this.parents[work] !== work) joined.push(work);
    const packed = BigUint64Array.from(joined, (work) => (BigInt(this.first(work)) << 32n) | BigInt(work)).sort();
    let group: number[] = [];
    for (const each of packed) {
      const first = Number(each >> 32n);
      if (group[0] !== first) {
        if (group.length > 0) yield group;
        group = [first];
      }
      group.push(Number(each & 0xffffffffn));
    }
    if (group.length > 0) yield group;
  }
}
