import type { Service, Step } from '../definition';
import { NotCovered, WrongShape } from '../definition';
import { parseBody } from './body';
import type { Admission, Breaker } from './breaker';
import { AskFault, faultOf, faultOfStatus, retryAfterMs } from './fault';
import type { Http, HttpReply } from './http';
import type { PaceStore } from './pace-store';
import { allowanceOf, restOf, type Allowance } from './rate-headers';
import { jitterMs } from './retry-budget';
import type { Settings } from './settings';
import { sleep } from './sleep';
import type { Turnstile } from './turnstile';

/** A request that takes longer as a whole is given up. */
const TOTAL_MS = 12_000;
/** Given up by the caller after this long, a request counts against the database. */
const SLOW_MS = 2_000;
/** No pause is kept for longer, whatever a header says: allowances are told by the day. */
const LONGEST_REST_MS = 24 * 3_600_000;
const MOST_STEPS = 4;
const ACCEPT: Record<Step['format'], string> = {
  json: 'application/json',
  xml: 'application/xml, application/atom+xml, text/xml',
  either: 'application/json, application/xml;q=0.9',
  text: '*/*',
};

export interface Sending {
  id: string;
  service: Service;
  settings: Settings;
  agent: string;
  http: Http;
  store: PaceStore;
  gate: (step: Pick<Step, 'list'>) => Turnstile;
  breaker: Breaker;
  retries: { called(): void; take(): boolean };
  now: () => number;
  allowed: (allowance: Allowance) => void;
}

/** How a question is sent: its end, and whether it goes before others. */
export interface Way {
  signal: AbortSignal;
  /** Milliseconds since the epoch. */
  deadline: number;
  /** Before those who wait already; what follows from a reply always does. */
  ahead: boolean;
}

/** Sends a step and those that follow from its reply. @throws AskFault, NotCovered */
export async function send<R>(first: Step<R>, sending: Sending, way: Way): Promise<R[]> {
  const chance = { left: true };
  let step = first;
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const read = await withRetry(step, sending, { ...way, ahead: way.ahead || count > 0 }, chance);
    if (Array.isArray(read)) return read;
    step = read;
  }
  throw new AskFault('bad-reply', 'Its replies led in circles.');
}

async function withRetry<R>(
  step: Step<R>,
  sending: Sending,
  way: Way,
  chance: { left: boolean },
): Promise<R[] | Step<R>> {
  sending.retries.called();
  try {
    return await once(step, sending, way);
  } catch (thrown) {
    if (!(thrown instanceof AskFault) || !thrown.options.again || way.signal.aborted || !chance.left) throw thrown;
    if (!sending.retries.take()) throw thrown;
    chance.left = false;
    await sleep(jitterMs(), way.signal);
    return once(step, sending, way);
  }
}

async function once<R>(step: Step<R>, sending: Sending, way: Way): Promise<R[] | Step<R>> {
  const { breaker, now, gate } = sending;
  if (breaker.restsFor() > 0) throw resting();
  const turnstile = gate(step);
  const ticket = crypto.randomUUID();
  await turnstile.enter({ ...way, ticket });
  const started = now();
  let sent = true;
  const admission = breaker.admit();
  try {
    if (!admission) throw resting();
    const reply = await exchange(step, sending, way, () => turnstile.sent(ticket));
    const read = interpret(step, reply, sending);
    admission.succeeded();
    return read;
  } catch (thrown) {
    const fault = judge(thrown, sending, admission, way.signal.aborted && now() - started < SLOW_MS);
    sent = !(fault instanceof AskFault && (fault.options.unsent || fault.options.skipped));
    throw fault;
  } finally {
    // A ticket that cannot be given back becomes void by itself: the answer is worth more.
    await turnstile.leave(ticket, sent).catch(() => undefined);
  }
}

function resting(): AskFault {
  return new AskFault('unavailable', 'It failed repeatedly and is left alone for a while.', { skipped: true });
}

async function exchange(
  step: Step<unknown>,
  sending: Sending,
  { signal, deadline }: Way,
  onSent: () => void,
): Promise<HttpReply> {
  const left = Math.min(TOTAL_MS, deadline - sending.now());
  if (left <= 0) throw new AskFault('timeout', 'The time for this question was over.');
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
    signal: AbortSignal.any([signal, AbortSignal.timeout(left)]),
    hosts: [url.host, ...(service.redirectsTo ?? [])],
  });
}

function interpret<R>(step: Step<R>, reply: HttpReply, sending: Sending): R[] | Step<R> {
  const allowance = allowanceOf(reply.headers);
  if (allowance) sending.allowed(allowance);
  const rest = restOf(reply.headers, sending.now());
  if (rest !== undefined && reply.status < 400) restFor(rest, sending);
  if ((step.absent ?? [404, 410]).includes(reply.status)) return [];
  if (step.uncovered?.includes(reply.status)) throw new NotCovered();
  if (reply.status < 200 || reply.status >= 300)
    throw faultOfStatus(reply.status, retryAfterMs(reply.headers['retry-after'], sending.now()) ?? rest);
  return readOf(step, parseBody(reply.text, step.format));
}

/** A record that no mapping foresaw is a reply of another form, and no fault of the connection. */
function readOf<R>(step: Step<R>, body: unknown): R[] | Step<R> {
  try {
    return step.read(body);
  } catch (thrown) {
    if (thrown instanceof AskFault || thrown instanceof WrongShape || thrown instanceof NotCovered) throw thrown;
    throw new WrongShape('record');
  }
}

/** Every process keeps the pause. What cannot be noted down costs one more refusal by the database. */
function restFor(ms: number, { store, id }: Sending): void {
  store.rest(id, Math.min(ms, LONGEST_REST_MS)).catch(() => undefined);
}

/** Tells the breaker and the pace what a failure means, and gives back what to report. */
function judge(
  thrown: unknown,
  sending: Sending,
  admission: Admission | undefined,
  gaveUpEarly: boolean,
): AskFault | NotCovered {
  if (thrown instanceof NotCovered) {
    admission?.succeeded();
    return thrown;
  }
  const fault =
    thrown instanceof WrongShape
      ? new AskFault('bad-reply', `Its reply has an unknown form (${thrown.message}).`)
      : faultOf(thrown);
  if (fault.options.skipped) return fault;
  if (fault.options.restMs) restFor(fault.options.restMs, sending);
  if (gaveUpEarly) admission?.withdrawn();
  else if (['rate-limited', 'quota-spent', 'refused'].includes(fault.problem)) admission?.succeeded();
  else admission?.failed(fault.options.unsent);
  return fault;
}
