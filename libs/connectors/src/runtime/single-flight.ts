/** Less than this, in milliseconds, is no longer patience. */
const SAME_PATIENCE_MS = 1_000;

interface Flight<T, N> {
  result: Promise<T>;
  waiting: number;
  stop: AbortController;
  deadline: number;
  /** Whoever wants to hear what happens on the way. */
  listeners: Set<(news: N) => void>;
}

/** One who asks: until when, and what is told meanwhile. */
export interface Passenger<N> {
  signal: AbortSignal | undefined;
  /** Milliseconds since the epoch. */
  deadline: number;
  listener?: (news: N) => void;
}

/**
 * Equal questions under way at once are asked once. Whoever aborts stops waiting; the request itself is cancelled when
 * the last one has. A question that ends well before one's own deadline is not one's own: whoever can wait longer asks again.
 */
export function createSingleFlight<T, N = never>() {
  const flights = new Map<string, Flight<T, N>>();

  function start(key: string, deadline: number, fly: (signal: AbortSignal, tell: (news: N) => void) => Promise<T>) {
    const stop = new AbortController();
    const listeners = new Set<(news: N) => void>();
    const tell = (news: N): void => listeners.forEach((listener) => listener(news));
    const result = fly(stop.signal, tell).finally(() => forget(started));
    const started: Flight<T, N> = { result, waiting: 0, stop, deadline, listeners };
    const forget = (ended: Flight<T, N>): void => {
      if (flights.get(key) === ended) flights.delete(key);
    };
    flights.set(key, started);
    return started;
  }

  return async function share(
    key: string,
    { signal, deadline, listener }: Passenger<N>,
    fly: (signal: AbortSignal, tell: (news: N) => void) => Promise<T>,
    gaveUp: () => T,
  ): Promise<T> {
    const open = flights.get(key);
    const mine = open && open.deadline + SAME_PATIENCE_MS >= deadline ? open : start(key, deadline, fly);
    mine.waiting += 1;
    if (listener) mine.listeners.add(listener);
    return new Promise<T>((resolve, reject) => {
      const leave = (): void => {
        mine.waiting -= 1;
        if (listener) mine.listeners.delete(listener);
        if (mine.waiting === 0) {
          if (flights.get(key) === mine) flights.delete(key);
          mine.stop.abort();
        }
        resolve(gaveUp());
      };
      if (signal?.aborted) return leave();
      signal?.addEventListener('abort', leave, { once: true });
      mine.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
  };
}
