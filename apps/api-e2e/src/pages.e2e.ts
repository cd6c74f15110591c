import { checkoutDone, routes } from '../../web/src/site/routes';
import { Client } from './support/client';
import { runningForTests } from './support/running';

const running = runningForTests();

const addresses = Object.values(routes).map((route) => route.replaceAll(/:\w+/g, 'x'));

test.each([...addresses, checkoutDone])('1-3: %s loaded directly is answered with the page', async (path) => {
  const { status, headers, body } = await new Client(running.origin).get(path, { Accept: 'text/html' });
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('<div id="root">');
});
