import { tooMany } from './too-many';

/** At most `limit` of something by each key in a sliding window. Held in this process: each API process counts for itself. */
export class RateLimiter {
  private readonly times = new Map<string, number[]>();

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws Problem 429 with the seconds to wait */
  take(key: string): void {
    const now = this.now();
    const recent = (this.times.get(key) ?? []).filter((time) => time > now - this.windowMs);
    const oldest = recent[0];
    if (recent.length >= this.limit && oldest !== undefined) throw tooMany((oldest + this.windowMs - now) / 1_000);
    recent.push(now);
    this.times.delete(key);
    this.times.set(key, recent);
    this.forget(now);
  }

  /** Keys lie in the order of their last use, so the quiet ones come first. */
  private forget(now: number): void {
    for (const [key, times] of this.times) {
      if ((times.at(-1) ?? 0) > now - this.windowMs) return;
      this.times.delete(key);
    }
  }
}
