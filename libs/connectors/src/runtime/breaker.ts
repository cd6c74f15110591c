const WATCHED = 10;
const OPENS_AT = 5;
/** Two requests that reach nobody, or wait their whole time for nothing, open it. */
const HOPELESS_COUNTS = 3;
/** Short at first: most troubles of a network are over within seconds, and a probe is one request. */
const FIRST_REST_MS = 2_000;
const GROWTH = 4;
const LONGEST_REST_MS = 300_000;

/** One request that was let out; exactly one of its three ends is told. */
export interface Admission {
  succeeded(): void;
  /** @param hopeless nobody could be reached at all, or the whole time went by: counts more */
  failed(hopeless?: boolean): void;
  /** It ended without saying anything about the database. */
  withdrawn(): void;
}

export interface Breaker {
  /** Undefined when no request may go out. After a rest only one may, the probe, until its outcome is known. */
  admit(): Admission | undefined;
  /** Milliseconds until the next probe; 0 when closed, and while a probe is under way. */
  restsFor(): number;
  /** Whether a probe is under way. */
  isProbing(): boolean;
  /** How often it has opened so far. */
  openings(): number;
}

/** Opens when 5 of the last 10 requests failed, rests 2 s, four times as long after each failed probe up to 5 min, and closes on a success. */
export function createBreaker(now: () => number): Breaker {
  let outcomes: boolean[] = [];
  let openUntil = 0;
  let rest = FIRST_REST_MS;
  let probe: Admission | undefined;
  let openings = 0;

  function open(): void {
    openUntil = now() + rest;
    rest = Math.min(rest * GROWTH, LONGEST_REST_MS);
    outcomes = [];
    openings += 1;
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
      failed(hopeless = false) {
        if (endsProbe(own)) return open();
        if (openUntil > 0) return;
        const counted = new Array<boolean>(hopeless ? HOPELESS_COUNTS : 1).fill(false);
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
    isProbing: () => probe !== undefined,
    openings: () => openings,
  };
}
