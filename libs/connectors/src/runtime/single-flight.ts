/**
 * Equal questions under way at once are asked once. Whoever aborts stops waiting; the request itself is
 * cancelled when the last one has.
 */
export function createSingleFlight<T>() {
  const flights = new Map<string, { result: Promise<T>; waiting: number; stop: AbortController }>();

  return async function share(
    key: string,
    signal: AbortSignal | undefined,
    fly: (signal: AbortSignal) => Promise<T>,
    gaveUp: () => T,
  ): Promise<T> {
    const forget = (ended: object): void => {
      if (flights.get(key) === ended) flights.delete(key);
    };
    let flight = flights.get(key);
    if (!flight) {
      const stop = new AbortController();
      const started = { result: fly(stop.signal).finally(() => forget(started)), waiting: 0, stop };
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
