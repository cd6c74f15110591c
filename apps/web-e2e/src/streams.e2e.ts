import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkOf } from '@veracite/testing/web-answers/checks';
import { byStatus } from '@veracite/testing/web-answers/results';
import { ok, signedIn } from '@veracite/testing/web-answers/table';
import { expect, test, verify } from './support/test';

const ID = 'b0000000-0000-4000-8000-000000000000';

test('a single citation: the databases that answered and those still pending, as the events arrive', async ({
  page,
  open,
}) => {
  let now = checkOf(['a citation'], [], { id: ID });
  await open('/', {
    ...signedIn,
    'POST /api/citations/verify': () => ({ status: 202, body: { batchId: ID } }),
    [`GET /api/checks/${ID}`]: () => ({ body: now }),
  });
  let end: () => void = () => undefined;
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const write = (type: string, data: object) =>
      response.write(`event: ${type}\ndata: ${JSON.stringify({ position: 0, ...data })}\n\n`);
    write('asked', { sources: ['Crossref', 'Local library', 'OpenAlex', 'PubMed'] });
    write('answered', { sources: ['Crossref', 'Local library'] });
    write('retried', { sources: ['PubMed'] });
    end = () => write('finished', { state: 'finished' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.route(`**/checks/${ID}/events`, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  await verify(page, 'a citation');
  for (const line of ['Answered: Crossref, Local library', 'Waiting for OpenAlex', 'Retrying: PubMed'])
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  now = checkOf(['a citation'], [byStatus.valid], { id: ID });
  end();
  await expect(page.getByRole('group', { name: 'Verdict' })).toContainText('Valid');
  server.closeAllConnections();
  server.close();
});

test('a list started on another device is shown and can be followed', async ({ page, open }) => {
  const texts = ['One.', 'Two.', 'Three.', 'Four.'];
  const running = checkOf(texts, [byStatus.valid], { id: ID });
  await open('/', {
    ...signedIn,
    'GET /api/checks': ok([running]),
    [`GET /api/checks/${ID}`]: ok(checkOf(texts, Object.values(byStatus), { id: ID })),
  });
  await expect(page.getByText('A list of 4 citations is being checked: 1 done.')).toBeVisible();
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  await expect(page.locator('[data-row]')).toHaveCount(4);
  await expect(page.locator('[data-open-work]')).toHaveCount(0);
});
