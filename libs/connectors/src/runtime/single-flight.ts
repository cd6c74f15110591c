/** Deadlines that differ by less than this count as equal. */
const DEADLINE_TOLERANCE_MS = 1_000;

interface Flight<T, N> {
  result: Promise<T>;
  waiting: number;
  stop: AbortController;
  deadline: number;
  listeners: Set<(event: N) => void>;
}

export interface Caller<N> {
  signal: AbortSignal | undefined;
  /** In milliseconds since the epoch. */
  deadline: number;
  /** Receives the events of the request until it is answered. */
  listener?: (event: N) => void;
}

/**
 * Returns a function that sends equal requests only once while one is in progress. A caller that aborts stops waiting; the
 * request is canceled when no caller waits. A request that ends well before a caller's deadline is not shared with it.
 */
export function createSingleFlight<T, N = never>() {
  const flights = new Map<string, Flight<T, N>>();

  function begin(key: string, deadline: number, start: (signal: AbortSignal, emit: (event: N) => void) => Promise<T>) {
    const stop = new AbortController();
    const listeners = new Set<(event: N) => void>();
    const emit = (event: N): void => listeners.forEach((listener) => listener(event));
    const result = start(stop.signal, emit).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight: Flight<T, N> = { result, waiting: 0, stop, deadline, listeners };
    flights.set(key, flight);
    return flight;
  }

  return async function share(
    key: string,
    { signal, deadline, listener }: Caller<N>,
    start: (signal: AbortSignal, emit: (event: N) => void) => Promise<T>,
    whenAborted: () => T,
  ): Promise<T> {
    const open = flights.get(key);
    const flight = open && open.deadline + DEADLINE_TOLERANCE_MS >= deadline ? open : begin(key, deadline, start);
    flight.waiting += 1;
    if (listener) flight.listeners.add(listener);
    return new Promise<T>((resolve, reject) => {
      const leave = (): void => {
        flight.waiting -= 1;
        if (listener) flight.listeners.delete(listener);
        if (flight.waiting === 0) {
          if (flights.get(key) === flight) flights.delete(key);
          flight.stop.abort();
        }
        resolve(whenAborted());
      };
      if (signal?.aborted) return leave();
      signal?.addEventListener('abort', leave, { once: true });
      flight.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
  };
}
