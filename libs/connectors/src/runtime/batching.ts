import type { Request } from '../connector-definition';

/** How questions of one kind are put in one request, and what comes back is shared out. */
export interface Batching<V = unknown, R = unknown> {
  /** Questions whose sharing has the same id travel together. */
  id: string;
  /** Questions in one request, at most. */
  maxSize: number;
  /** Characters of the address, at most. */
  maxUrlLength?: number;
  /** Before the requests that wait already: for lists in which one request answers many questions. */
  first?: boolean;
  /** Whether asking alone may bring more. */
  approximate?: boolean;
  request(values: V[]): Request<R>;
  /** The records of each value, in their order; undefined where the reply was cut off and the value must be asked alone. */
  distribute(values: V[], records: R[]): (R[] | undefined)[];
}

/** Servers and what stands before them take addresses of 8,000 characters; the strictest documented one takes 4,096. */
const LONGEST_ADDRESS = 4_000;

/** One request for as many of the first values as its address holds. */
export function buildBatchRequest<V, R>(sharing: Batching<V, R>, values: V[]): { step: Request<R>; count: number } {
  const longest = sharing.maxUrlLength ?? LONGEST_ADDRESS;
  for (let count = values.length; ;) {
    const step = sharing.request(values.slice(0, count));
    if (count === 1 || step.url.length <= longest) return { step, count };
    count = Math.max(1, Math.min(count - 1, Math.floor((count * longest) / step.url.length)));
  }
}
