import { NotCovered, WrongShape, type Request, type Service } from '../connector-definition';
import type { Admission, Breaker } from './breaker';
import type { Clock } from './clock';
import type { Concurrency } from './concurrency';
import type { Http, HttpReply } from './http';
import type { Limit, PaceStore } from './pace-store';
import { parseBody } from './parse-body';
import type { LaneId } from './permits';
import { parseAllowance, parsePauseMs, type Allowance } from './rate-headers';
import type { RetryBudget } from './retry-budget';
import type { Settings } from './settings';
import { errorOfStatus, retryAfterMs, SourceError, toSourceError } from './source-error';

/** A request that timed out after this share of its timeout counts as unreachable. */
const UNREACHABLE_SHARE = 0.9;
/** A request that the caller cancels earlier does not count against the database. */
const SLOW_MS = 2_000;
/** The longest pause, whatever a header asks for: quotas are given by the day. */
const MAX_PAUSE_MS = 24 * 3_600_000;
const ACCEPT: Record<Request['format'], string> = {
  json: 'application/json',
  xml: 'application/xml, application/atom+xml, text/xml',
  either: 'application/json, application/xml;q=0.9',
  text: '*/*',
};

/** What sending to one service needs. */
export interface SendContext {
  id: string;
  service: Service;
  settings: Settings;
  agent: string;
  http: Http;
  store: PaceStore;
  limits: () => Record<LaneId, Limit[]>;
  breaker: Breaker;
  concurrency: Concurrency;
  retries: RetryBudget;
  clock: Clock;
  onAllowance: (allowance: Allowance) => void;
}

/** The time that a request may take, in milliseconds. */
export interface Budget {
  signal: AbortSignal;
  /** Since the epoch. */
  deadline: number;
  /** For each HTTP request. */
  timeoutMs: number;
}

/** The permission to send one HTTP request, by the rate limit and by the circuit breaker. */
export interface Permit {
  /** Unique among all processes. */
  ticket: string;
  lane: LaneId;
  admission: Admission;
}

/** Sends a request. Returns the records, or the next request. @throws SourceError, NotCovered */
export async function sendRequest<R>(
  request: Request<R>,
  context: SendContext,
  budget: Budget,
  { ticket, lane, admission }: Permit,
): Promise<R[] | Request<R>> {
  const { id, store, limits, clock, concurrency } = context;
  const started = clock.now();
  let sent = true;
  context.retries.called();
  // If this fails, the windows count from the acquisition, which is a little earlier.
  const markSent = () => void store.markSent(id, ticket, limits()[lane]).catch(() => undefined);
  try {
    const reply = await exchange(request, context, budget, markSent);
    const read = interpret(request, reply, context);
    admission.succeeded();
    concurrency.answered(clock.now() - started);
    return read;
  } catch (thrown) {
    const error = recordFailure(thrown, context, admission, budget, clock.now() - started);
    sent = !(error instanceof SourceError && (error.options.unsent || error.options.skipped));
    throw error;
  } finally {
    await releasePermit(context, ticket, lane, sent);
  }
}

/**
 * Returns a permit. If the store fails, the permit expires, and the answer is not lost.
 * @param sent false when the request was not sent and does not count against the rate limit
 */
export async function releasePermit(
  { id, store, limits }: Pick<SendContext, 'id' | 'store' | 'limits'>,
  ticket: string,
  lane: LaneId,
  sent: boolean,
): Promise<void> {
  await store.release(id, ticket, sent ? [] : limits()[lane]).catch(() => undefined);
}

async function exchange(
  request: Request<unknown>,
  { service, settings, agent, http, clock }: SendContext,
  { signal, deadline, timeoutMs }: Budget,
  onSent: () => void,
): Promise<HttpReply> {
  const left = Math.min(timeoutMs, deadline - clock.now());
  if (left <= 0) throw new SourceError('timeout', 'The deadline of this request has passed.');
  const url = new URL(request.url);
  const headers: Record<string, string> = { 'user-agent': agent, accept: ACCEPT[request.format], ...request.headers };
  if (service.contact && settings.contact) url.searchParams.set(service.contact.param, settings.contact);
  const location = service.key?.place;
  if (location && settings.key) {
    if ('param' in location) url.searchParams.set(location.param, settings.key);
    else headers[location.header] = `${location.prefix ?? ''}${settings.key}`;
  }
  return http.send({
    url: url.href,
    body: request.body,
    headers,
    onSent,
    signal: AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(clock.toRealMs(left)))]),
    hosts: [url.host, ...(service.redirectsTo ?? [])],
  });
}

function interpret<R>(request: Request<R>, reply: HttpReply, context: SendContext): R[] | Request<R> {
  const { onAllowance, clock } = context;
  const allowance = parseAllowance(reply.headers);
  if (allowance) onAllowance(allowance);
  const pauseMs = parsePauseMs(reply.headers, clock.now());
  if (pauseMs !== undefined && reply.status < 400) pause(pauseMs, context);
  if ((request.notFoundStatuses ?? [404, 410]).includes(reply.status)) return [];
  if (request.notCoveredStatuses?.includes(reply.status)) throw new NotCovered();
  if (reply.status < 200 || reply.status >= 300)
    throw errorOfStatus(reply.status, retryAfterMs(reply.headers['retry-after'], clock.now()) ?? pauseMs);
  return readRecords(request, parseBody(reply.text, request.format));
}

/** Reads a body. An unexpected exception in a mapping means that the reply has another form. */
function readRecords<R>(request: Request<R>, body: unknown): R[] | Request<R> {
  try {
    return request.read(body);
  } catch (error) {
    if (error instanceof SourceError || error instanceof WrongShape || error instanceof NotCovered) throw error;
    throw new WrongShape('record');
  }
}

/** Pauses the service for every process. If the store fails, the database refuses one more request. */
function pause(ms: number, { store, id }: SendContext): void {
  store.pause(id, Math.min(ms, MAX_PAUSE_MS)).catch(() => undefined);
}

/** Reports a failure to the circuit breaker, the rate limit and the concurrency limit. Returns the error to throw. */
function recordFailure(
  thrown: unknown,
  context: SendContext,
  admission: Admission,
  { signal, timeoutMs }: Budget,
  ms: number,
): SourceError | NotCovered {
  if (thrown instanceof NotCovered) {
    admission.succeeded();
    return thrown;
  }
  const error =
    thrown instanceof WrongShape
      ? new SourceError('bad-reply', `Its reply has an unknown form (${thrown.message}).`)
      : toSourceError(thrown);
  if (error.options.skipped) {
    admission.withdrawn();
    return error;
  }
  if (error.options.pauseMs) pause(error.options.pauseMs, context);
  const canceledEarly = signal.aborted && ms < SLOW_MS;
  if (canceledEarly) admission.withdrawn();
  else if (['rate-limited', 'quota-spent', 'refused'].includes(error.problem)) admission.succeeded();
  else admission.failed(error.options.unsent || (error.problem === 'timeout' && ms > timeoutMs * UNREACHABLE_SHARE));
  if (!canceledEarly && error.problem !== 'refused' && error.problem !== 'bad-reply') context.concurrency.failed();
  return error;
}
