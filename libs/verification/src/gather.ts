/**
 * Questions asked within this many milliseconds of the first travel together. A database that is busy would make a
 * list wait anyway: until its pace allows one, more may join, for the longest time given.
 */
const WINDOW_MS = { shortest: 25, longest: 2_500 };

interface Waiting<A> {
  value: string;
  resolve: (answer: A) => void;
  reject: (fault: unknown) => void;
}

export interface Gathering<A> {
  /** Milliseconds until the database would take a list. */
  waitMs: () => number;
  /** Answers in the order of the values, each of which stands in the list once. */
  send: (values: string[]) => Promise<A[]>;
  /** Aborts when nobody else is likely to join. */
  hurry?: AbortSignal;
  /** For one who stopped waiting; whoever waits on gets the real answer. */
  gaveUp: A;
}

/** Asks about one value; values asked about together are sent in one list. A caller that gives up keeps the others' answer alive. */
export function gathered<A>({
  waitMs,
  send,
  hurry,
  gaveUp,
}: Gathering<A>): (value: string, signal?: AbortSignal) => Promise<A> {
  let queue: Waiting<A>[] | undefined;

  async function depart(waiting: Waiting<A>[]): Promise<void> {
    try {
      const values = [...new Set(waiting.map((one) => one.value))];
      const answers = await send(values);
      const byValue = new Map(values.map((value, index) => [value, answers[index]]));
      for (const one of waiting) {
        const answer = byValue.get(one.value);
        if (answer) one.resolve(answer);
        else one.reject(new Error(`no answer for one of ${values.length} values`));
      }
    } catch (fault) {
      for (const one of waiting) one.reject(fault);
    }
  }

  return (value, signal) => {
    if (signal?.aborted) return Promise.resolve(gaveUp);
    return new Promise<A>((resolve, reject) => {
      signal?.addEventListener('abort', () => resolve(gaveUp), { once: true });
      if (queue) {
        queue.push({ value, resolve, reject });
        return;
      }
      const fresh = [{ value, resolve, reject }];
      queue = fresh;
      const leave = (): void => {
        clearTimeout(timer);
        hurry?.removeEventListener('abort', leave);
        queue = undefined;
        void depart(fresh);
      };
      const longest = hurry?.aborted ? WINDOW_MS.shortest : WINDOW_MS.longest;
      const timer = setTimeout(leave, Math.max(WINDOW_MS.shortest, Math.min(waitMs(), longest)));
      hurry?.addEventListener('abort', leave, { once: true });
    });
  };
}
