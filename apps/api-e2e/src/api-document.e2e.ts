import { readFileSync, writeFileSync } from 'node:fs';
import type { NewApiKey } from '@veracite/contracts/keys';
import { DEEP_LEARNING } from '@veracite/testing/famous-works';
import { Client, newAccount } from './support/client';
import { DOCUMENT } from './support/conforms';
import { runGeneratedClient } from './support/generated-client';
import { startRunning, type Running } from './support/running';

jest.setTimeout(120_000);

let running: Running;
beforeAll(async () => {
  running = await startRunning();
});
afterAll(() => running?.stop());

interface OpenApi {
  openapi: string;
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema?: object }> }> }>
  >;
}

test('the document is the one that is kept; after a change that is meant, npm run api:document writes it', async () => {
  const response = await fetch(`${running.product.origin}/api/openapi.json`);
  const served = `${JSON.stringify(await response.json(), null, 2)}\n`;
  if (process.env['WRITE_API_DOCUMENT']) writeFileSync(DOCUMENT, served);
  expect(served).toBe(readFileSync(DOCUMENT, 'utf8'));
});

test('every operation says what it answers when all goes well, and what every fault looks like', async () => {
  const { openapi, paths } = (await new Client(running.product.origin).get('/api/openapi.json')).body as OpenApi;
  expect(openapi).toBe('3.1.0');
  const operations = Object.entries(paths).flatMap(([path, own]) =>
    Object.entries(own).map(([method, { responses }]) => ({
      name: `${method} ${path}`,
      responses: Object.entries(responses),
    })),
  );
  expect(operations.length).toBeGreaterThan(50);
  for (const { name, responses } of operations) {
    expect([name, responses.filter(([status]) => /^[23]/.test(status)).length > 0]).toEqual([name, true]);
    for (const [status, { content }] of responses)
      if (!/^[23]/.test(status))
        expect([name, status, content?.['application/problem+json']?.schema]).toEqual([
          name,
          status,
          { $ref: '#/components/schemas/ProblemBody' },
        ]);
  }
});

test('a client made from the document compiles strictly, and drives a journey', async () => {
  const owner = await newAccount(running.product.origin);
  const { body } = await owner.post('/api/auth/keys', { name: 'Integrator', scopes: ['verify', 'read'] });
  const { key } = body as NewApiKey;
  expect(runGeneratedClient(running.product.origin, key, DEEP_LEARNING)).toEqual({
    faults: [],
    printed: { status: 'valid', links: expect.any(Number) as number, total: 1, refused: 400, pointer: '/citation' },
  });
});
