import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resultsOf } from '@veracite/contracts/check-events';
import { parse } from '@veracite/parsing/parse';
import { openServer } from '../mcp/api-backend';
import { verifyOnServer } from './verify-references';

let server: Server;
let answer: (text: string, spans: { start: number; end: number }[]) => unknown;
const requests: { path: string | undefined; key: string | undefined }[] = [];

beforeAll(async () => {
  process.env['VERACITE_API_KEY'] = 'vk_1';
  server = createServer((request: IncomingMessage, response) => {
    requests.push({ path: request.url, key: request.headers.authorization });
    let body = '';
    request.on('data', (chunk: Buffer) => (body += String(chunk)));
    request.on('end', () => {
      const { text, entries } = JSON.parse(body) as { text: string; entries: { start: number; end: number }[] };
      const given = answer(text, entries);
      if (given !== undefined) response.setHeader('content-type', 'application/json').end(JSON.stringify(given));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  delete process.env['VERACITE_API_KEY'];
  server.closeAllConnections();
  server.close();
});

const references = parse('@misc{a, title={One of them}}\n@misc{b, title={The other one}}\n');
const verifying = () => verifyOnServer(openServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));

test('a server verifies each reference by its place in the text, with the key of the environment', async () => {
  answer = (text, spans) => ({ results: spans.map(({ start, end }) => ({ originalText: text.slice(start, end) })) });
  const outcomes = await resultsOf(verifying()(references, new AbortController().signal));
  expect(outcomes.map(({ result }) => result.originalText)).toEqual(references.map(({ raw }) => raw));
  expect(requests).toEqual([{ path: '/api/citations/verify-batch', key: 'Bearer vk_1' }]);
});

test('a request to a server that does not answer ends when it is canceled, without an error', async () => {
  const running = new AbortController();
  answer = () => running.abort();
  expect(await resultsOf(verifying()(references, running.signal))).toEqual([]);
});

test('a server that cannot be reached is an error', async () => {
  const { signal } = new AbortController();
  const verify = verifyOnServer(openServer('http://127.0.0.1:9'));
  await expect(resultsOf(verify(references, signal))).rejects.toThrow('could not be reached');
});
