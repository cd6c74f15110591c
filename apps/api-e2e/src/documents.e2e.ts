import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Billing } from '@veracite/contracts/account';
import type { DocumentAnswer } from '@veracite/contracts/documents';
import { Client, newAccount } from './support/client';
import { expectProblem } from './support/problem';
import { startRunning, type Running } from './support/running';

jest.setTimeout(180_000);

const FOLDER = path.resolve(__dirname, '../../../libs/testing/data/documents');
let running: Running;
let client: Client;
beforeAll(async () => {
  running = await startRunning({});
  client = await newAccount(running.product.origin);
});
afterAll(() => running?.stop());

function send(from: Client, bytes: Uint8Array, name: string, field = 'file') {
  const body = new FormData();
  body.append(field, new Blob([Uint8Array.from(bytes)]), name);
  return from.send('/api/documents', { method: 'POST', body });
}

test('a PDF file is read, and nothing is charged', async () => {
  const { status, body } = await send(client, readFileSync(path.join(FOLDER, 'chicago-two-columns.pdf')), 'a.pdf');
  const answer = body as DocumentAnswer;
  expect([status, answer.kind, answer.references.length, answer.cost]).toEqual([200, 'pdf', 25, 25]);
  expect(answer.citations).toHaveLength(22);
  expect(answer.citations[0]?.place).toMatchObject({ page: 1, boxes: [{ page: 1 }] });
  expect(answer.problems.map(({ kind }) => kind)).toContain('quoted-page');
  expect(((await client.get('/api/payments/billing')).body as Billing).usedCreditsThisMonth).toBe(0);
});

const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

test.each<[string, string]>([
  ['nothing', ''],
  ['a broken PDF', '%PDF-1.7 and no more'],
  ['a picture', '\u0089PNG\r\n\u001a\n'],
])('%s has a reason', async (name, text) => {
  const answer = await send(client, latin1(text), 'a.pdf');
  expect(answer.status).toBe(422);
  expectProblem(name, answer);
});

test('no file, another field and a visitor are refused', async () => {
  const letter = latin1('A');
  const answers = [
    await client.post('/api/documents', {}),
    await send(client, letter, 'a.txt', 'other'),
    await send(new Client(running.product.origin), letter, 'a.txt'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 401]);
  for (const answer of answers) expectProblem('refused', answer);
});
