import { Client } from './support/client';
import { runningForTests } from './support/running';

const running = runningForTests();

test.each([
  '/',
  '/faq',
  '/pricing',
  '/dashboard',
  '/dashboard?subscription=success',
  '/citations',
  '/citation-finder',
  '/citation-corrector',
  '/bibliography-checker',
  '/source-checker',
  '/terms',
  '/privacy',
  '/verify-bibliographic-citations',
  '/verify-academic-citations-database',
  '/verify-academic-paper-citations',
  '/verify-academic-citation-existence',
  '/verify-academic-journal-citations',
  '/academic-citation-verification-tools',
])('1-3: %s loaded directly is answered with the page', async (path) => {
  const { status, headers, body } = await new Client(running.origin).get(path, { Accept: 'text/html' });
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('<div id="root">');
});
