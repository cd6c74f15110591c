const WATCHED = 10;
const OPENS_AT = 5;
/** Two requests that reach nobody open it. */
const UNREACHABLE_COUNTS = 3;
const FIRST_REST_MS = 30_000;
const LONGEST_REST_MS = 300_000;

export interface Breaker {
  /** Whether a request may go out. After a rest only one may, the probe, until its outcome is known. */
  admits(): boolean;
  succeeded(): void;
  /** @param unreachable nobody could be reached at all, which no patience mends: counts more */
  failed(unreachable?: boolean): void;
  /** The request that was admitted ended without saying anything about the database. */
  withdrawn(): void;
  /** Milliseconds until the next probe; 0 when closed. */
  restsFor(): number;
}

/** Opens when 5 of the last 10 requests failed, rests 30 s, doubling to 5 min while probes fail, and closes on a success. */
export function createBreaker(now: () => number): Breaker {
  let outcomes: boolean[] = [];
  let openUntil = 0;
  let rest = FIRST_REST_MS;
  let probing = false;

  function open(): void {
    openUntil = now() + rest;
    rest = Math.min(rest * 2, LONGEST_REST_MS);
    outcomes = [];
  }

  return {
    admits() {
      if (openUntil === 0) return true;
      if (probing || now() < openUntil) return false;
      probing = true;
      return true;
    },
    succeeded() {
      outcomes = [...outcomes, true].slice(-WATCHED);
      if (!probing) return;
      probing = false;
      openUntil = 0;
      rest = FIRST_REST_MS;
    },
    failed(unreachable = false) {
      if (probing) {
        probing = false;
        open();
        return;
      }
      outcomes = [...outcomes, ...new Array<boolean>(unreachable ? UNREACHABLE_COUNTS : 1).fill(false)].slice(-WATCHED);
      if (openUntil === 0 && outcomes.filter((good) => !good).length >= OPENS_AT) open();
    },
    withdrawn() {
      probing = false;
    },
    restsFor: () => Math.max(0, openUntil - now()),
  };
}
