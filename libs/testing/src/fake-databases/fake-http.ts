import type { Http, HttpReply, HttpRequest } from '@veracite/connectors/runtime/http';
import { GARBAGE, type Fault } from './faults';
import { playDatabases, type Stock } from './start';

/** The longest time that a timer takes. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Returns an HTTP client whose requests are answered by the fake databases in this process, so that time can be virtual.
 * @param delayMs the time in milliseconds that the answer to a request takes
 * @param faultOf returns the fault that a host has now
 */
export function fakeHttp(
  stock: Stock,
  delayMs: (url: string) => number,
  faultOf: (host: string) => Fault | undefined = () => undefined,
): Http {
  const play = playDatabases(stock);
  async function send(request: HttpRequest): Promise<HttpReply> {
    const { url, body = '', headers, signal, onSent } = request;
    const { host, pathname: path, searchParams: query } = new URL(url);
    onSent?.();
    await passed(delayMs(url), signal);
    const faulty = await misbehaved(faultOf(host), signal);
    if (faulty) return faulty;
    const method = body ? 'POST' : 'GET';
    const { status = 200, type, body: text, ...reply } = play(host, { method, path, query, headers, body });
    const target = reply.headers?.['Location'] ?? reply.headers?.['location'];
    if (target && status >= 300 && status < 400) return send({ ...request, url: new URL(target, url).href });
    return { status, headers: { 'content-type': type ?? 'application/json', ...reply.headers }, text };
  }
  return { send, close: () => Promise.resolve() };
}

/** Returns the reply of a database with a fault; undefined when it sends the correct one. */
async function misbehaved(fault: Fault | undefined, signal: AbortSignal): Promise<HttpReply | undefined> {
  if (!fault) return undefined;
  switch (fault.kind) {
    case 'slow':
    case 'hang':
      await passed(fault.ms ?? LONGEST_MS, signal);
      return undefined;
    case 'unreachable':
    case 'reset':
      throw Object.assign(new Error(fault.kind), { code: fault.kind === 'reset' ? 'ECONNRESET' : 'ECONNREFUSED' });
    case 'too-many':
      return { status: 429, headers: { 'retry-after': String(fault.retryAfter) }, text: 'Rate exceeded.' };
    case 'garbage':
      return { status: 200, headers: { 'content-type': 'application/json' }, text: GARBAGE };
    default:
      throw new Error(`No fake client plays the fault "${fault.kind}".`);
  }
}

function passed(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const leave = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
  });
}
