import type { Problem } from '@veracite/model/source';

/** A named reason why a question has no answer. The message is for people and holds no key and no address. */
export class SourceError extends Error {
  override name = 'AskFault';

  constructor(
    readonly problem: Problem,
    message: string,
    readonly options: {
      /** Never sent: a breaker, a rest or a missing slot stood in the way. */
      skipped?: boolean;
      /** It never left: nobody could be reached. */
      unsent?: boolean;
      /** Sending it again may help. */
      retryable?: boolean;
      /** Milliseconds for which the database asked to be left alone. */
      pauseMs?: number;
    } = {},
  ) {
    super(message);
  }
}

/** No route, no name, nobody listening: trying again within seconds does not help. */
const NOBODY_THERE = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];
const TOO_SLOW = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'];

/** The named problem behind whatever the network threw. */
export function toSourceError(thrown: unknown): SourceError {
  if (thrown instanceof SourceError) return thrown;
  const name = propertyOf(thrown, 'name');
  const code = codeOf(thrown);
  if (name === 'AbortError' || name === 'TimeoutError' || TOO_SLOW.includes(code))
    return new SourceError('timeout', 'It did not answer in time.', { retryable: TOO_SLOW.includes(code) });
  if (NOBODY_THERE.includes(code)) return new SourceError('unavailable', 'It could not be reached.', { unsent: true });
  if (code.startsWith('Z_') || code === 'ERR_BUFFER_TOO_LARGE' || code.startsWith('HPE_'))
    return new SourceError('bad-reply', 'Its reply could not be decoded.');
  return new SourceError('unavailable', 'The connection broke.', { retryable: true });
}

function codeOf(thrown: unknown): string {
  const own = propertyOf(thrown, 'code');
  if (typeof own === 'string') return own;
  const inner = propertyOf(thrown, 'cause') ?? (propertyOf(thrown, 'errors') as unknown[] | undefined)?.[0];
  return inner === undefined ? '' : codeOf(inner);
}

function propertyOf(thrown: unknown, key: string): unknown {
  return typeof thrown === 'object' && thrown !== null ? (thrown as Record<string, unknown>)[key] : undefined;
}

/** What a status code other than success says. */
export function errorOfStatus(status: number, retryAfterMs: number | undefined): SourceError {
  if (status === 429)
    return (retryAfterMs ?? 0) > QUOTA_REST_MS
      ? new SourceError('quota-spent', 'Its allowance for today is used up.', { pauseMs: retryAfterMs })
      : new SourceError('rate-limited', 'It asked for a pause.', {
          retryable: true,
          pauseMs: retryAfterMs ?? DEFAULT_REST_MS,
        });
  if (status === 401 || status === 403) return new SourceError('unauthorised', `It refused access (${status}).`);
  if (status === 408 || status === 504)
    return new SourceError('timeout', `It ran out of time (${status}).`, { retryable: true });
  if (status >= 500)
    return new SourceError('unavailable', `It is out of order (${status}).`, {
      retryable: true,
      pauseMs: retryAfterMs,
    });
  return new SourceError('refused', `It refused the question (${status}).`);
}

/** A pause longer than this is a spent allowance and no mere hurry. */
const QUOTA_REST_MS = 30 * 60_000;
/** For 429 without Retry-After: arXiv and Semantic Scholar send none. */
const DEFAULT_REST_MS = 3_000;

/** Milliseconds of a Retry-After header: seconds or an HTTP date (RFC 9110, 10.2.3). */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
