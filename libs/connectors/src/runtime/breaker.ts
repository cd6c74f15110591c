const WATCHED = 10;
const OPENS_AT = 5;
/** Two requests that reach nobody open it. */
const UNREACHABLE_COUNTS = 3;
const FIRST_REST_MS = 30_000;
const LONGEST_REST_MS = 300_000;

/** One request that was let out; exactly one of its three ends is told. */
export interface Admission {
  succeeded(): void;
  /** @param unreachable nobody could be reached at all, which no patience mends: counts more */
  failed(unreachable?: boolean): void;
  /** It ended without saying anything about the database. */
  withdrawn(): void;
}

export interface Breaker {
  /** Undefined when no request may go out. After a rest only one may, the probe, until its outcome is known. */
  admit(): Admission | undefined;
  /** Milliseconds until the next probe; 0 when closed. */
  restsFor(): number;
}

/** Opens when 5 of the last 10 requests failed, rests 30 s, doubling to 5 min while probes fail, and closes on a success. */
export function createBreaker(now: () => number): Breaker {
  let outcomes: boolean[] = [];
  let openUntil = 0;
  let rest = FIRST_REST_MS;
  let probe: Admission | undefined;

  function open(): void {
    openUntil = now() + rest;
    rest = Math.min(rest * 2, LONGEST_REST_MS);
    outcomes = [];
  }

  /** Whether `admission` is the probe, which it ceases to be: requests let out before the rest decide nothing about it. */
  function endsProbe(admission: Admission): boolean {
    if (probe !== admission) return false;
    probe = undefined;
    return true;
  }

  function admission(): Admission {
    const own: Admission = {
      succeeded() {
        if (!endsProbe(own) && openUntil > 0) return;
        outcomes = [...outcomes, true].slice(-WATCHED);
        openUntil = 0;
        rest = FIRST_REST_MS;
      },
      failed(unreachable = false) {
        if (endsProbe(own)) return open();
        if (openUntil > 0) return;
        const counted = new Array<boolean>(unreachable ? UNREACHABLE_COUNTS : 1).fill(false);
        outcomes = [...outcomes, ...counted].slice(-WATCHED);
        if (outcomes.filter((good) => !good).length >= OPENS_AT) open();
      },
      withdrawn: () => void endsProbe(own),
    };
    return own;
  }

  return {
    admit() {
      if (openUntil === 0) return admission();
      if (probe || now() < openUntil) return undefined;
      probe = admission();
      return probe;
    },
    restsFor: () => Math.max(0, openUntil - now()),
  };
}
