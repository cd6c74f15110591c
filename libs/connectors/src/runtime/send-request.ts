import { NotCovered, WrongShape, type Request, type Service } from '../connector-definition';
import type { Clock } from './clock';
import type { Http, HttpReply } from './http';
import type { PaceStore } from './pace-store';
import type { LaneId } from './permits';
import { parseAllowance, parsePauseMs } from './rate-headers';
import type { Reachability } from './reachability';
import type { RateLimits } from './rate-limits';
import type { Settings } from './settings';
import { errorOfStatus, retryAfterMs, SourceError, toSourceError } from './source-error';
import { readXml } from '../mapping/parse-xml';

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
  rates: RateLimits;
  /** The retry budget, which all services share. */
  retries: { left: number };
  reachability: Reachability;
  clock: Clock;
}

/** A permit of the store of the rate limits. */
interface Permit {
  /** Unique among all processes. */
  id: string;
  lane: LaneId;
}

/** The time that a request may take, in milliseconds. */
interface Budget {
  /** Cancels the request. */
  stop: AbortController;
  /** Since the epoch. */
  deadline: number;
  /** For each HTTP request. */
  timeoutMs: number;
}

/** Sends a request. Returns the records, or the next request. @throws SourceError, NotCovered */
export async function sendRequest<R>(
  request: Request<R>,
  context: SendContext,
  sending: Permit & Budget,
): Promise<R[] | Request<R>> {
  const { id, store, rates } = context;
  let sent = true;
  // If this fails, the windows count from the acquisition, which is a little earlier.
  const markSent = () => void store.markSent(id, sending.id, rates.limits[sending.lane]).catch(() => undefined);
  try {
    return interpret(request, await exchange(request, context, sending, markSent), context);
  } catch (thrown) {
    if (thrown instanceof NotCovered) throw thrown;
    const error =
      thrown instanceof WrongShape
        ? new SourceError('bad-reply', `Its reply has an unknown form (${thrown.message}).`, { fault: 'schema' })
        : toSourceError(thrown);
    if (request.leadsElsewhere && error.options.fault === 'redirect') throw new NotCovered(1);
    sent = !error.options.unsent;
    if (error.options.pauseMs) pause(error.options.pauseMs, context);
    throw error;
  } finally {
    releasePermit(context, sending, sent);
  }
}

/** Returns a permit, which expires by itself if that fails; `sent` false: it does not count against the rate limit. */
export function releasePermit({ id, store, rates }: SendContext, permit: Permit, sent: boolean): void {
  store.release(id, permit.id, sent ? [] : rates.limits[permit.lane]).catch(() => undefined);
}

async function exchange(
  request: Request<unknown>,
  { service, settings, agent, http, clock }: SendContext,
  { stop, deadline, timeoutMs }: Budget,
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
  const hosts = [url.host, ...(service.redirectsTo ?? [])];
  const timer = setTimeout(() => stop.abort(), Math.ceil(clock.toRealMs(left)));
  try {
    return await http.send({ url: url.href, body: request.body, headers, onSent, signal: stop.signal, hosts });
  } finally {
    clearTimeout(timer);
  }
}

function interpret<R>(request: Request<R>, reply: HttpReply, context: SendContext): R[] | Request<R> {
  const { rates, clock } = context;
  const allowance = parseAllowance(reply.headers);
  if (allowance) rates.update(allowance);
  const pauseMs = parsePauseMs(reply.headers, clock.now());
  if (pauseMs !== undefined && reply.status < 400) pause(pauseMs, context);
  if ((request.notFoundStatuses ?? [404, 410]).includes(reply.status)) return request.ifNotFound ?? [];
  if (request.notCoveredStatuses?.includes(reply.status)) throw new NotCovered(1);
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

/** Parses a body. @throws SourceError bad-reply when it has another format, for example an HTML page for robots */
export function parseBody(text: string, format: Request['format']): unknown {
  if (format === 'text') return text;
  const start = text.trimStart().slice(0, 200).toLowerCase();
  if (start.startsWith('<') && /<!doctype html|<html[\s>]/.test(start))
    throw new SourceError('bad-reply', 'It sent a web page instead of data.', { fault: 'web-page' });
  const isJson = format === 'json' || (format === 'either' && !start.startsWith('<'));
  try {
    return isJson ? (JSON.parse(text) as unknown) : readXml(text);
  } catch {
    throw new SourceError('bad-reply', `Its reply is not valid ${isJson ? 'JSON' : 'XML'}.`, { fault: 'syntax' });
  }
}
