/** Less than this, in milliseconds, is no longer patience. */
const SAME_PATIENCE_MS = 1_000;

interface Flight<T> {
  result: Promise<T>;
  waiting: number;
  stop: AbortController;
  deadline: number;
}

/**
 * Equal questions under way at once are asked once. Whoever aborts stops waiting; the request itself is cancelled when
 * the last one has. A question that ends well before one's own deadline is not one's own: whoever can wait longer asks again.
 */
export function createSingleFlight<T>() {
  const flights = new Map<string, Flight<T>>();

  return async function share(
    key: string,
    { signal, deadline }: { signal: AbortSignal | undefined; deadline: number },
    fly: (signal: AbortSignal) => Promise<T>,
    gaveUp: () => T,
  ): Promise<T> {
    const forget = (ended: object): void => {
      if (flights.get(key) === ended) flights.delete(key);
    };
    let flight = flights.get(key);
    if (!flight || flight.deadline + SAME_PATIENCE_MS < deadline) {
      const stop = new AbortController();
      const started = { result: fly(stop.signal).finally(() => forget(started)), waiting: 0, stop, deadline };
      flight = started;
      flights.set(key, started);
    }
    const mine = flight;
    mine.waiting += 1;
    return new Promise<T>((resolve, reject) => {
      const leave = (): void => {
        mine.waiting -= 1;
        if (mine.waiting === 0) {
          forget(mine);
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
