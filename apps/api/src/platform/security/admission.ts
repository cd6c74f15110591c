import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { unavailable, type Problem } from '../problem/problem';

const EVERY_MS = 250;
/** Share of its time that the event loop works, from which on more checks only make all of them slower. */
const FULL = 0.9;
/** Below this share it has room again: between the two lies what neighbours on the machine make of a full one. */
const ROOM = 0.6;
/** What is let in while the processor is full ends within so many seconds (Little's law). */
const SECONDS = 1.5;
/** So many are always let in: one user with fifty requests at once is told of his credits, and not of a crowd. */
const FEWEST = 50;
/** Share of the newest measurement in the average, that is a memory of some seconds. */
const NEWEST = 0.15;

/**
 * Lets in as many checks as this process can end soon, and refuses the others at once: who is let in is answered in
 * time however many ask. While the processor is full the limit is what it ends within a second and a half, else `most`.
 */
export class Admission {
  private inFlight = 0;
  private ended = 0;
  /** Checks a second, averaged while the processor was full. */
  private perSecond = 0;
  private isFull = false;
  private last: EventLoopUtilization = performance.eventLoopUtilization();
  private at = performance.now();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly most: number) {
    this.timer = setInterval(() => this.measure(), EVERY_MS).unref();
  }

  get limit(): number {
    if (!this.isFull) return this.most;
    return Math.min(this.most, Math.max(FEWEST, Math.ceil(this.perSecond * SECONDS)));
  }

  /** @returns the fault when there is no room; else there is one less, until `leave` */
  enter(): Problem | undefined {
    if (this.inFlight >= this.limit)
      return unavailable(
        'Very many citations are being checked at the moment. Nothing was charged; please try again.',
        2,
      );
    this.inFlight += 1;
    return undefined;
  }

  leave(): void {
    this.inFlight -= 1;
    this.ended += 1;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private measure(): void {
    const now = performance.now();
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, this.last);
    const rate = (this.ended * 1_000) / (now - this.at);
    this.isFull = utilization > (this.isFull ? ROOM : FULL);
    this.perSecond = this.perSecond === 0 ? rate : this.perSecond * (1 - NEWEST) + rate * NEWEST;
    [this.last, this.at, this.ended] = [current, now, 0];
  }
}
