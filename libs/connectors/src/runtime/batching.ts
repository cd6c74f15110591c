import type { Request } from '../connector-definition';

/** How requests of one kind are combined in one HTTP request, and how the records are distributed. */
export interface Batching<V = unknown, R = unknown> {
  /** Requests whose batching has the same id are combined. */
  id: string;
  /** The largest number of values in one HTTP request. */
  maxSize: number;
  /** The longest URL, in characters. */
  maxUrlLength?: number;
  /** Whether the HTTP request goes before those that wait already: used for lists, where one answers many. */
  first?: boolean;
  /** Whether a single request may find more than a batched one. */
  approximate?: boolean;
  request(values: V[]): Request<R>;
  /** Returns the records of each value, in order; undefined for a value that must be requested singly. */
  distribute(values: V[], records: R[]): (R[] | undefined)[];
}

/** Most servers and proxies accept URLs of 8,000 characters; the strictest documented limit is 4,096. */
const MAX_URL_LENGTH = 4_000;

/** Builds one request for as many of the first values as fit into its URL. */
export function buildBatchRequest<V, R>(batching: Batching<V, R>, values: V[]): { request: Request<R>; count: number } {
  const maxLength = batching.maxUrlLength ?? MAX_URL_LENGTH;
  for (let count = values.length; ;) {
    const request = batching.request(values.slice(0, count));
    if (count === 1 || request.url.length <= maxLength) return { request, count };
    count = Math.max(1, Math.min(count - 1, Math.floor((count * maxLength) / request.url.length)));
  }
}
