/** Counts of something by key within the last `windowMs`, at most `limit` each, held in this process. */
export class SlidingWindow {
  private readonly times = new Map<string, number[]>();

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Milliseconds until another is within the limit; 0 when it is now. */
  wait(key: string): number {
    const recent = this.recent(key);
    const oldest = recent[0];
    return recent.length < this.limit || oldest === undefined ? 0 : oldest + this.windowMs - this.now();
  }

  /** How many are within the window, and the milliseconds until the first of them is out of it. */
  standing(key: string): { count: number; reset: number } {
    const recent = this.recent(key);
    const [oldest] = recent;
    return { count: recent.length, reset: oldest === undefined ? 0 : oldest + this.windowMs - this.now() };
  }

  note(key: string): void {
    const times = [...this.recent(key), this.now()].slice(-this.limit);
    this.times.delete(key);
    this.times.set(key, times);
    this.forget();
  }

  private recent(key: string): number[] {
    return (this.times.get(key) ?? []).filter((time) => time > this.now() - this.windowMs);
  }

  /** Keys lie in the order of their last use, so the quiet ones come first. */
  private forget(): void {
    for (const [key, times] of this.times) {
      if ((times.at(-1) ?? 0) > this.now() - this.windowMs) return;
      this.times.delete(key);
    }
  }
}
