import { guardedGet, PAGE_LIMITS, type Guard, type PageReply } from './guarded-get';

const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i;
const WITH_SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Requests a page with `guardedGet`; without a scheme by https, then http, within one time limit. */
export async function readPage(text: string, guard: Guard = {}): Promise<PageReply> {
  const address = text.trim();
  if (WITH_SCHEME.test(address)) return guardedGet(address, 'text/html', HTML, guard);
  const start = Date.now();
  const limits = guard.limits ?? PAGE_LIMITS;
  const met = await guardedGet(`https://${address}`, 'text/html', HTML, guard);
  const left = limits.ms - (Date.now() - start);
  if ((met.problem !== 'unreachable' && met.problem !== 'certificate') || left <= 0) return met;
  const plain = await guardedGet(`http://${address}`, 'text/html', HTML, { ...guard, limits: { ...limits, ms: left } });
  return plain.problem === undefined ? plain : met;
}
