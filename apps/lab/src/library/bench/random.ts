/** Numbers that look random and are the same in every run (mulberry32, Tommy Ettinger, public domain). */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to 1. */
  share(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  of<T>(list: readonly T[]): T {
    return list[Math.floor(this.share() * list.length)] as T;
  }
}
