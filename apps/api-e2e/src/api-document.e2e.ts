import { readFileSync, writeFileSync } from 'node:fs';
import type { NewApiKey } from '@veracite/contracts/keys';
import { WATSON_CRICK_APA } from '@veracite/testing/famous-works';
import type { Update } from '@veracite/testing/fake-databases/updates';
import { EXAMPLES_FILE, keptExamples } from './examples/kept';
import { EXAMPLE_WORKS, recordExamples, type Examples } from './examples/record';
import { faultsOfExamples } from './examples/valid';
import { newAccount } from './support/client';
import { apiDocument, DOCUMENT } from './support/conforms';
import { runGeneratedClient } from './support/generated-client';
import { startRunning, type Running } from './support/running';

const updates: Update[] = [];
let running: Running;
beforeAll(async () => {
  running = await startRunning(undefined, { works: EXAMPLE_WORKS, updates });
});
afterAll(() => running?.stop());

test('the examples: every operation still answers as it is shown, with the same statuses and kinds', async () => {
  const { product, standIn, mailbox } = running;
  const recorded = await recordExamples({ origin: product.origin, standIn, mailbox, updates });
  if (process.env['WRITE_API_EXAMPLES']) writeFileSync(EXAMPLES_FILE, `${JSON.stringify(recorded, null, 2)}\n`);
  expect(kindsOf(recorded)).toEqual(kindsOf(keptExamples()));
});

/** Their values change with weights and catalogs, which is no fault. */
const kindsOf = (examples: Examples) =>
  Object.entries(examples).map(([name, { request = {}, responses }]) => [
    name,
    Object.keys(request),
    Object.entries(responses).map(([status, bodies]) => [status, Object.keys(bodies)]),
  ]);

test('the document is the one in docs/openapi.json; after an intended change, npm run api:document writes it', async () => {
  const response = await fetch(`${running.product.origin}/api/openapi.json`);
  const served = `${JSON.stringify(await response.json(), null, 2)}\n`;
  if (process.env['WRITE_API_DOCUMENT']) writeFileSync(DOCUMENT, served);
  expect(served).toBe(readFileSync(DOCUMENT, 'utf8'));
});

test('every operation is shown with its request, its answer and a fault, each valid by its own schema', () => {
  expect(faultsOfExamples()).toEqual([]);
});

test('every operation says what it answers when all goes well, and what every fault looks like', () => {
  const { openapi, paths } = apiDocument();
  expect(openapi).toBe('3.1.0');
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
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
  expect(runGeneratedClient(running.product.origin, key, WATSON_CRICK_APA)).toEqual({
    faults: [],
    printed: { status: 'valid', links: expect.any(Number) as number, total: 1, refused: 400, pointer: '/citation' },
  });
});
