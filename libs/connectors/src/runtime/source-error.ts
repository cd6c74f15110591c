import type { Problem } from '@veracite/model/source';
import type { SourceFault } from '../sources';

/** A named reason why a request has no answer. The message is shown to users and contains no key and no URL. */
export class SourceError extends Error {
  override name = 'SourceError';

  constructor(
    readonly problem: Problem,
    message: string,
    readonly options: {
      /** It was not sent because of a circuit breaker, a pause or a rate limit. */
      skipped?: boolean;
      /** It was not sent because no server could be reached. */
      unsent?: boolean;
      /** A retry may succeed. */
      retryable?: boolean;
      /** The pause in milliseconds that the database asked for. */
      pauseMs?: number;
      fault?: SourceFault;
    } = {},
  ) {
    super(message);
  }
}

/** The name of the host could not be resolved. */
const NO_NAME = ['ENOTFOUND', 'EAI_AGAIN'];
/** No route or no listening server: a retry within seconds does not help. */
const UNREACHABLE = ['ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];
/** The codes of Node and OpenSSL for certificates (nodejs.org, TLS, X509 certificate error codes). */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS_CERT/;
const TIMED_OUT = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'];

/** Converts anything that the network layer throws to a `SourceError`. */
export function toSourceError(thrown: unknown): SourceError {
  if (thrown instanceof SourceError) return thrown;
  const name = propertyOf(thrown, 'name');
  const code = codeOf(thrown);
  if (name === 'AbortError' || name === 'TimeoutError' || TIMED_OUT.includes(code))
    return new SourceError('timeout', 'It did not answer in time.', { retryable: TIMED_OUT.includes(code) });
  if (NO_NAME.includes(code))
    return new SourceError('unavailable', 'Its name could not be resolved.', { unsent: true, fault: 'name' });
  if (CERTIFICATE.test(code))
    return new SourceError('unavailable', 'Its certificate is not valid.', { unsent: true, fault: 'certificate' });
  if (UNREACHABLE.includes(code)) return new SourceError('unavailable', 'It could not be reached.', { unsent: true });
  if (code.startsWith('Z_') || code === 'ERR_BUFFER_TOO_LARGE' || code.startsWith('HPE_'))
    return new SourceError('bad-reply', 'Its reply could not be decoded.');
  return new SourceError('unavailable', 'The connection broke.', { retryable: true });
}

function codeOf(thrown: unknown): string {
  const code = propertyOf(thrown, 'code');
  if (typeof code === 'string') return code;
  const cause = propertyOf(thrown, 'cause') ?? (propertyOf(thrown, 'errors') as unknown[] | undefined)?.[0];
  return cause === undefined ? '' : codeOf(cause);
}

function propertyOf(thrown: unknown, key: string): unknown {
  return typeof thrown === 'object' && thrown !== null ? (thrown as Record<string, unknown>)[key] : undefined;
}

/** Returns the error for an HTTP status other than success. */
export function errorOfStatus(status: number, retryAfterMs: number | undefined): SourceError {
  if (status === 429)
    return (retryAfterMs ?? 0) > QUOTA_PAUSE_MS
      ? new SourceError('quota-spent', 'Its allowance for today is used up.', { pauseMs: retryAfterMs })
      : new SourceError('rate-limited', 'It asked for a pause.', {
          retryable: true,
          pauseMs: retryAfterMs ?? DEFAULT_PAUSE_MS,
        });
  if (status === 401 || status === 403) return new SourceError('unauthorised', `It refused access (${status}).`);
  if (status === 408 || status === 504)
    return new SourceError('timeout', `It ran out of time (${status}).`, { retryable: true });
  if (status >= 500)
    return new SourceError('unavailable', `It is out of order (${status}).`, {
      retryable: true,
      fault: 'server-error',
      pauseMs: retryAfterMs,
    });
  return new SourceError('refused', `It refused the request (${status}).`);
}

/** A longer pause than this means that a quota is used up. */
const QUOTA_PAUSE_MS = 30 * 60_000;
/** For 429 without Retry-After, as sent by arXiv and Semantic Scholar. */
const DEFAULT_PAUSE_MS = 3_000;

/** Parses a Retry-After header, which has seconds or an HTTP date (RFC 9110, 10.2.3), to milliseconds. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Returns the error of a request for which the rate limit allows no HTTP request before its deadline. */
export function deadlineTooClose(): SourceError {
  return new SourceError('rate-limited', 'Its rate limit allowed no request before the deadline.');
}

/** Returns the error of a request that is not sent because the circuit breaker is open. */
export function circuitOpenError(): SourceError {
  return new SourceError('unavailable', 'It failed repeatedly and is paused for a while.', { skipped: true });
}
