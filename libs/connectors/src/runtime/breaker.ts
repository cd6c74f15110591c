const WINDOW = 10;
const MAX_FAILURES = 5;
/** A request that reached no server or used its whole timeout counts as this many failures. */
const UNREACHABLE_WEIGHT = 3;
/** Short at first: most network errors last a few seconds, and a trial is a single request. */
const FIRST_REST_MS = 2_000;
const REST_FACTOR = 4;
const MAX_REST_MS = 300_000;

/** One admitted request. Exactly one of its methods must be called when the request ends. */
export interface Admission {
  succeeded(): void;
  /** @param unreachable whether no server was reached or the whole timeout passed */
  failed(unreachable?: boolean): void;
  /** The request ended without an outcome, for example because the caller canceled it. */
  withdrawn(): void;
}

export interface Breaker {
  /** Returns undefined while the circuit is open. When half-open it admits one trial request. */
  admit(): Admission | undefined;
  /** Returns the milliseconds until the next trial; 0 while the circuit is closed or a trial is in progress. */
  restsFor(): number;
  isTrialRunning(): boolean;
  /** Returns how often the circuit has opened so far. */
  openings(): number;
}

/**
 * Creates a circuit breaker. It opens when 5 of the last 10 requests failed, for 2 s. Each failed trial makes the next rest
 * four times as long, up to 5 min. A success closes it.
 */
export function createBreaker(now: () => number): Breaker {
  let outcomes: boolean[] = [];
  let openUntil = 0;
  let rest = FIRST_REST_MS;
  let trial: Admission | undefined;
  let openings = 0;

  function open(): void {
    openUntil = now() + rest;
    rest = Math.min(rest * REST_FACTOR, MAX_REST_MS);
    outcomes = [];
    openings += 1;
  }

  /** Ends the trial if `admission` is it. Requests admitted before the circuit opened do not affect the trial. */
  function endTrial(admission: Admission): boolean {
    if (trial !== admission) return false;
    trial = undefined;
    return true;
  }

  function createAdmission(): Admission {
    const admission: Admission = {
      succeeded() {
        if (!endTrial(admission) && openUntil > 0) return;
        outcomes = [...outcomes, true].slice(-WINDOW);
        openUntil = 0;
        rest = FIRST_REST_MS;
      },
      failed(unreachable = false) {
        if (endTrial(admission)) return open();
        if (openUntil > 0) return;
        const failures = new Array<boolean>(unreachable ? UNREACHABLE_WEIGHT : 1).fill(false);
        outcomes = [...outcomes, ...failures].slice(-WINDOW);
        if (outcomes.filter((succeeded) => !succeeded).length >= MAX_FAILURES) open();
      },
      withdrawn: () => void endTrial(admission),
    };
    return admission;
  }

  return {
    admit() {
      if (openUntil === 0) return createAdmission();
      if (trial || now() < openUntil) return undefined;
      trial = createAdmission();
      return trial;
    },
    restsFor: () => Math.max(0, openUntil - now()),
    isTrialRunning: () => trial !== undefined,
    openings: () => openings,
  };
}
