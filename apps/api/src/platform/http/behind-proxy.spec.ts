import type { Request, Response } from 'express';
import { warnOfProxy } from './behind-proxy';

test.each<[string, number, Record<string, string>[], number]>([
  [
    'F7: through a proxy that is not trusted, once',
    0,
    [{ 'x-forwarded-for': '1.2.3.4' }, { forwarded: 'for=1.2.3.4' }],
    1,
  ],
  ['through one that is', 1, [{ 'x-forwarded-for': '1.2.3.4' }], 0],
  ['straight', 0, [{}, { host: 'a.example' }], 0],
])('%s', (_name, trusted, requests, times) => {
  const warnings: string[] = [];
  const handler = warnOfProxy(trusted, { warn: (sentence: string) => void warnings.push(sentence) });
  let passed = 0;
  for (const headers of requests)
    void handler({ headers } as unknown as Request, {} as Response, () => {
      passed += 1;
    });
  expect([warnings.length, passed]).toEqual([times, requests.length]);
});
