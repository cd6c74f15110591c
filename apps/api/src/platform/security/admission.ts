import { randomInt } from 'node:crypto';
import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { unavailable, type Problem } from '../problem/problem';

const MEASURE_EVERY_MS = 250;
/** Event loop utilization above which more checks only slow all of them down. */
const OVERLOADED = 0.9;
/** Utilization below which the process has capacity again. The gap absorbs load from other processes on the machine. */
const RECOVERED = 0.6;
/** Under load, a check that would wait longer than this many seconds is refused. */
const SECONDS = 1.2;
/** Checks that are admitted however slow the process is. */
const MIN_LIMIT = 8;
/** The same in the first second of load, so that one user with fifty concurrent requests gets an answer about credits. */
const MIN_LIMIT_OF_BURST = 50;
const BURST_MS = 1_000;
/** Weight of a measurement in the moving average when the event loop was busy all the time; less by its idle share. */
const NEWEST = 0.15;

/**
 * Limits the checks in flight in this process and refuses the rest at once, so that admitted checks are answered in
 * time under any load. The limit is `max`. Under load a check is refused when those before it are estimated to take longer
 * than 1.2 seconds.
 */
export class Admission {
  private inFlight = 0;
  private finished = 0;
  /** Checks that were admitted and, at the estimated speed, are not worked off yet. */
  private backlog = 0;
  /** Checks that the process completes in a second of work, averaged; undefined before the first one. */
  private perSecond: number | undefined;
  /** Milliseconds for which the event loop has been busy. */
  private overloadedMs = 0;
  private last: EventLoopUtilization = performance.eventLoopUtilization();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly max: number) {
    this.timer = setInterval(() => this.measure(), MEASURE_EVERY_MS).unref();
  }

  get limit(): number {
    if (this.overloadedMs === 0 || this.perSecond === undefined) return this.max;
    const least = this.overloadedMs <= BURST_MS ? MIN_LIMIT_OF_BURST : MIN_LIMIT;
    return Math.min(this.max, Math.max(least, Math.ceil(this.perSecond * SECONDS)));
  }

  get isFull(): boolean {
    const burst = Math.max(MIN_LIMIT_OF_BURST, (this.perSecond ?? Infinity) * SECONDS);
    return this.inFlight >= this.limit || this.backlog >= burst;
  }

  /** Occupies one place until `leave` is called. Returns the fault when the limit is reached. */
  enter(): Problem | undefined {
    if (this.isFull) return tooBusy();
    this.inFlight += 1;
    this.backlog += 1;
    return undefined;
  }

  leave(): void {
    this.inFlight -= 1;
    this.finished += 1;
    this.backlog = Math.min(this.backlog, this.inFlight);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private measure(): void {
    const current = performance.eventLoopUtilization();
    const { utilization, active, idle } = performance.eventLoopUtilization(current, this.last);
    const isOverloaded = utilization > (this.overloadedMs > 0 ? RECOVERED : OVERLOADED);
    this.overloadedMs = isOverloaded ? this.overloadedMs + MEASURE_EVERY_MS : 0;
    // While checks mostly wait for databases, the work of one is known, and how many can be done in a second follows.
    const rate = (this.finished * 1_000) / active;
    const weight = (NEWEST * active) / (active + idle);
    if (this.finished > 0 || (isOverloaded && this.inFlight > 0))
      this.perSecond = this.perSecond === undefined ? rate : this.perSecond * (1 - weight) + rate * weight;
    this.backlog = Math.max(0, this.backlog - ((this.perSecond ?? 0) * (active + idle)) / 1_000);
    [this.last, this.finished] = [current, 0];
  }
}

/** Returns the fault of a check that is refused, with 2 to 6 seconds after which to try again: not all clients at once. */
export const tooBusy = (): Problem =>
  unavailable(
    'Very many citations are being checked at the moment. Nothing was charged; please try again.',
    randomInt(2, 7),
  );
