import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { unavailable, type Problem } from '../problem/problem';

const MEASURE_EVERY_MS = 250;
/** Event loop utilization above which more checks only slow all of them down. */
const OVERLOADED = 0.9;
/** Utilization below which the process has capacity again. The gap absorbs load from other processes on the machine. */
const RECOVERED = 0.6;
/** Under load, the admitted checks finish within this many seconds (Little's law). */
const SECONDS = 1.5;
/** Checks that are always admitted, so that one user with fifty concurrent requests gets an answer about credits. */
const MIN_LIMIT = 50;
/** Weight of the newest measurement in the moving average, which covers a few seconds. */
const NEWEST = 0.15;

/**
 * Limits the checks in flight in this process and refuses the rest at once, so that admitted checks are answered in
 * time under any load. The limit is `max`; under load it is the number of checks that finish within 1.5 seconds.
 */
export class Admission {
  private inFlight = 0;
  private finished = 0;
  /** Checks a second, averaged over the time under load. */
  private perSecond = 0;
  private isOverloaded = false;
  private last: EventLoopUtilization = performance.eventLoopUtilization();
  private at = performance.now();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly max: number) {
    this.timer = setInterval(() => this.measure(), MEASURE_EVERY_MS).unref();
  }

  get limit(): number {
    if (!this.isOverloaded) return this.max;
    return Math.min(this.max, Math.max(MIN_LIMIT, Math.ceil(this.perSecond * SECONDS)));
  }

  /** Occupies one place until `leave` is called. Returns the fault when the limit is reached. */
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
    this.finished += 1;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private measure(): void {
    const now = performance.now();
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, this.last);
    const rate = (this.finished * 1_000) / (now - this.at);
    this.isOverloaded = utilization > (this.isOverloaded ? RECOVERED : OVERLOADED);
    this.perSecond = this.perSecond === 0 ? rate : this.perSecond * (1 - NEWEST) + rate * NEWEST;
    [this.last, this.at, this.finished] = [current, now, 0];
  }
}
