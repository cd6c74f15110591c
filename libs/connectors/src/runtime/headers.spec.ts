import { errorOfStatus, retryAfterMs } from './source-error';
import { parseAllowance, parsePauseMs } from './rate-headers';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test.each<[string, string | undefined, number | undefined]>([
  ['seconds', '120', 120_000],
  ['no seconds', '0', 0],
  ['negative seconds', '-5', 0],
  ['a date to come', 'Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['a date that is past', 'Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['neither of both', 'soon', undefined],
  ['endless', 'Infinity', undefined],
  ['empty', '', undefined],
  ['absent', undefined, undefined],
])('Retry-After: %s', (_name, header, ms) => {
  expect(retryAfterMs(header, NOW)).toBe(ms);
});

test.each<[string, number, number | undefined, string, number | undefined]>([
  ['429 alone is a pause of three seconds', 429, undefined, 'rate-limited', 3_000],
  ['429 with a minute', 429, 60_000, 'rate-limited', 60_000],
  ['429 with ten hours is a spent allowance', 429, 36_000_000, 'quota-spent', 36_000_000],
  ['503 with Retry-After', 503, 5_000, 'unavailable', 5_000],
  ['403', 403, undefined, 'unauthorised', undefined],
  ['408', 408, undefined, 'timeout', undefined],
  ['504', 504, undefined, 'timeout', undefined],
  ['422', 422, undefined, 'refused', undefined],
  ['a redirect that leads nowhere', 304, undefined, 'refused', undefined],
])('%s', (_name, status, after, problem, restMs) => {
  const fault = errorOfStatus(status, after);
  expect([fault.problem, fault.options.pauseMs]).toEqual([problem, restMs]);
});

test.each<[string, Record<string, string>, ReturnType<typeof parseAllowance>]>([
  ['as sent by Crossref', { limit: '50', interval: '1s' }, { requests: 50, seconds: 1 }],
  ['an interval without unit', { limit: '3', interval: '5' }, { requests: 3, seconds: 5 }],
  ['half a request is none', { limit: '0.5', interval: '1s' }, undefined],
  ['a negative number', { limit: '-3', interval: '1s' }, undefined],
  ['no number', { limit: 'many', interval: '1s' }, undefined],
  ['without interval', { limit: '50' }, undefined],
])('x-rate-limit-*: %s', (_name, values, allowance) => {
  const headers = Object.fromEntries(Object.entries(values).map(([key, value]) => [`x-rate-limit-${key}`, value]));
  expect(parseAllowance(headers)).toEqual(allowance);
});

test('x-concurrency-limit limits the concurrent requests', () => {
  const headers = { 'x-rate-limit-limit': '3', 'x-rate-limit-interval': '1s', 'x-concurrency-limit': '1' };
  expect(parseAllowance(headers)).toEqual({ requests: 3, seconds: 1, concurrent: 1 });
});

test.each<[string, Record<string, string>, number | undefined]>([
  ['spent, seconds left', { remaining: '0', reset: '30' }, 30_000],
  ['spent, until a time', { remaining: '0', reset: String(NOW / 1000 + 30) }, 30_000],
  ['spent, until a time that is past', { remaining: '0', reset: String(NOW / 1000 - 30) }, undefined],
  ['spent, as sent by CORE', { remaining: '0', 'retry-after': '12' }, 12_000],
  ['not spent', { remaining: '3', reset: '30' }, undefined],
  ['spent, without a reset time', { remaining: '0' }, undefined],
])('x-ratelimit-*: %s', (_name, values, ms) => {
  const headers = Object.fromEntries(Object.entries(values).map(([key, value]) => [`x-ratelimit-${key}`, value]));
  expect(parsePauseMs(headers, NOW)).toBe(ms);
});
