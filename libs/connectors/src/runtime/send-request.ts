import type { Service, Request } from '../connector-definition';
import { NotCovered, WrongShape } from '../connector-definition';
import { parseBody } from './parse-body';
import type { Admission, Breaker } from './breaker';
import type { Concurrency } from './concurrency';
import { SourceError, toSourceError, errorOfStatus, retryAfterMs } from './source-error';
import type { Http, HttpReply } from './http';
import type { PaceStore } from './pace-store';
import { parseAllowance, parsePauseMs, type Allowance } from './rate-headers';
import type { Settings } from './settings';
import type { Clock } from './clock';
import type { PermitQueue } from './permit-queue';

/** A request that takes longer as a whole is given up. */
export const TOTAL_MS = 12_000;
/** Share of its whole time after which a request without answer says that no patience helps. */
const WHOLE = 0.9;
/** Given up by the caller after this long, a request counts against the database. */
const SLOW_MS = 2_000;
/** No pause is kept for longer, whatever a header says: allowances are told by the day. */
const LONGEST_REST_MS = 24 * 3_600_000;
const MOST_STEPS = 4;
const ACCEPT: Record<Request['format'], string> = {
  json: 'application/json',
  xml: 'application/xml, application/atom+xml, text/xml',
  either: 'application/json, application/xml;q=0.9',
  text: '*/*',
};

export interface SendContext {
  id: string;
  service: Service;
  settings: Settings;
  agent: string;
  http: Http;
  store: PaceStore;
  requests: (list: boolean) => PermitQueue;
  breaker: Breaker;
  concurrency: Concurrency;
  retries: { called(): void; take(): boolean };
  clock: Clock;
  onAllowance: (allowance: Allowance) => void;
}

/** How a question is sent: its end, and how long one request of it may take. Milliseconds. */
export interface Budget {
  signal: AbortSignal;
  /** Since the epoch. */
  deadline: number;
  totalMs: number;
}

/** Leave to send one request: its place in the pace and what the breaker says. */
export interface Permit {
  ticket: string;
  queue: PermitQueue;
  admission: Admission;
}

/** Sends a step and those that follow from its reply. @throws AskFault, NotCovered */
export async function send<R>(first: Request<R>, sending: SendContext, way: Budget, entered: Permit): Promise<R[]> {
  let step = first;
  let pass = entered;
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const read = await once(step, sending, way, pass);
    if (Array.isArray(read)) return read;
    step = read;
    pass = await enterAhead(step, sending, way);
  }
  throw new SourceError('bad-reply', 'Its replies led in circles.');
}

/** What follows from a reply goes before those who wait. */
async function enterAhead(step: Request<unknown>, sending: SendContext, { signal, deadline }: Budget): Promise<Permit> {
  const ticket = crypto.randomUUID();
  const queue = sending.requests(step.list === true);
  await queue.acquire({ ticket, signal, deadline, first: true });
  const admission = sending.breaker.admit();
  if (admission) return { ticket, queue, admission };
  await queue.release(ticket, false).catch(() => undefined);
  throw circuitOpenError();
}

async function once<R>(
  step: Request<R>,
  sending: SendContext,
  way: Budget,
  { ticket, queue, admission }: Permit,
): Promise<R[] | Request<R>> {
  const { clock, concurrency } = sending;
  const started = clock.now();
  let sent = true;
  sending.retries.called();
  try {
    const reply = await exchange(step, sending, way, () => queue.markSent(ticket));
    const read = interpret(step, reply, sending);
    admission.succeeded();
    concurrency.answered(clock.now() - started);
    return read;
  } catch (thrown) {
    const fault = judge(thrown, sending, admission, way, clock.now() - started);
    sent = !(fault instanceof SourceError && (fault.options.unsent || fault.options.skipped));
    throw fault;
  } finally {
    // A ticket that cannot be given back becomes void by itself: the answer is worth more.
    await queue.release(ticket, sent).catch(() => undefined);
  }
}

/** Left alone for a while, after it failed repeatedly. */
export function circuitOpenError(): SourceError {
  return new SourceError('unavailable', 'It failed repeatedly and is left alone for a while.', { skipped: true });
}

async function exchange(
  step: Request<unknown>,
  sending: SendContext,
  { signal, deadline, totalMs }: Budget,
  onSent: () => void,
): Promise<HttpReply> {
  const left = Math.min(totalMs, deadline - sending.clock.now());
  if (left <= 0) throw new SourceError('timeout', 'The time for this question was over.');
  const url = new URL(step.url);
  const { service, settings } = sending;
  const headers: Record<string, string> = {
    'user-agent': sending.agent,
    accept: ACCEPT[step.format],
    ...step.headers,
  };
  if (service.contact && settings.contact) url.searchParams.set(service.contact.param, settings.contact);
  const place = service.key?.place;
  if (place && settings.key) {
    if ('param' in place) url.searchParams.set(place.param, settings.key);
    else headers[place.header] = `${place.prefix ?? ''}${settings.key}`;
  }
  return sending.http.send({
    url: url.href,
    body: step.body,
    headers,
    onSent,
    signal: AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(sending.clock.toRealMs(left)))]),
    hosts: [url.host, ...(service.redirectsTo ?? [])],
  });
}

function interpret<R>(step: Request<R>, reply: HttpReply, sending: SendContext): R[] | Request<R> {
  const allowance = parseAllowance(reply.headers);
  if (allowance) sending.onAllowance(allowance);
  const rest = parsePauseMs(reply.headers, sending.clock.now());
  if (rest !== undefined && reply.status < 400) restFor(rest, sending);
  if ((step.notFoundStatuses ?? [404, 410]).includes(reply.status)) return [];
  if (step.notCoveredStatuses?.includes(reply.status)) throw new NotCovered();
  if (reply.status < 200 || reply.status >= 300)
    throw errorOfStatus(reply.status, retryAfterMs(reply.headers['retry-after'], sending.clock.now()) ?? rest);
  return readOf(step, parseBody(reply.text, step.format));
}

/** A record that no mapping foresaw is a reply of another form, and no fault of the connection. */
function readOf<R>(step: Request<R>, body: unknown): R[] | Request<R> {
  try {
    return step.read(body);
  } catch (thrown) {
    if (thrown instanceof SourceError || thrown instanceof WrongShape || thrown instanceof NotCovered) throw thrown;
    throw new WrongShape('record');
  }
}

/** Every process keeps the pause. What cannot be noted down costs one more refusal by the database. */
function restFor(ms: number, { store, id }: SendContext): void {
  store.pause(id, Math.min(ms, LONGEST_REST_MS)).catch(() => undefined);
}

/** Tells the breaker, the pace and the width what a failure means, and gives back what to report. */
function judge(
  thrown: unknown,
  sending: SendContext,
  admission: Admission,
  { signal, totalMs }: Budget,
  ms: number,
): SourceError | NotCovered {
  if (thrown instanceof NotCovered) {
    admission.succeeded();
    return thrown;
  }
  const fault =
    thrown instanceof WrongShape
      ? new SourceError('bad-reply', `Its reply has an unknown form (${thrown.message}).`)
      : toSourceError(thrown);
  if (fault.options.skipped) {
    admission.withdrawn();
    return fault;
  }
  if (fault.options.pauseMs) restFor(fault.options.pauseMs, sending);
  const gaveUpEarly = signal.aborted && ms < SLOW_MS;
  if (gaveUpEarly) admission.withdrawn();
  else if (['rate-limited', 'quota-spent', 'refused'].includes(fault.problem)) admission.succeeded();
  else admission.failed(fault.options.unsent || (fault.problem === 'timeout' && ms > totalMs * WHOLE));
  if (!gaveUpEarly && fault.problem !== 'refused' && fault.problem !== 'bad-reply') sending.concurrency.failed();
  return fault;
}
