import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CheckedReference } from '@veracite/contracts/checked-references';
import type { CheckEvent } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import { readCheck } from '@veracite/testing/web-answers/checks';
import { byStatus } from '@veracite/testing/web-answers/results';

const MARKS = '/api/checked-references';

/** A request as the fake server received it. */
export interface Received {
  call: string;
  authorization?: string;
  body: string;
}

/** A server with the calls of the extension: it finds a reference on each line, and judges them with recorded results. */
export interface FakeServer {
  origin: string;
  received: Received[];
  /** The results of references, in turn. */
  results: VerificationResult[];
  /** A fault with which it answers everything. */
  fault?: { status: number; message: string; retryAfter?: string };
  close(): Promise<void>;
}

export async function startFakeServer(): Promise<FakeServer> {
  let texts: string[] = [];
  let marks: CheckedReference[] = [];
  /** Keeps one mark, and forgets it. */
  const marked = (method: string | undefined, body: string): CheckedReference[] => {
    const said = { id: 'm1', by: 'Ana', checked: '2026-03-03', isOwn: true };
    if (method === 'PUT') marks = [{ ...(JSON.parse(body) as CheckedReference), ...said }];
    if (method === 'DELETE') marks = [];
    return marks;
  };
  const fake: FakeServer = { origin: '', received: [], results: Object.values(byStatus), close: async () => undefined };
  const server = http.createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString();
      const call = `${request.method} ${request.url}`;
      fake.received.push({ call, authorization: request.headers.authorization, body });
      if (fake.fault) {
        const { status, message, retryAfter } = fake.fault;
        response.writeHead(status, {
          'content-type': 'application/problem+json',
          ...(retryAfter && { 'retry-after': retryAfter }),
        });
        return void response.end(JSON.stringify({ message }));
      }
      if (call === 'POST /api/checks') {
        texts = linesIn(body);
        return void response.end(JSON.stringify(readCheck(texts)));
      }
      const again = /\/entries\/(\d+)\/run$/.exec(call)?.[1];
      if (again) return void response.end(JSON.stringify({ position: Number(again), result: byStatus.valid }));
      if (call.endsWith('/events'))
        return void response.end(
          eventsFor(texts, fake.results)
            .map((event) => `${JSON.stringify(event)}\n`)
            .join('\n'),
        );
      if (request.url?.startsWith(MARKS)) return void response.end(JSON.stringify(marked(request.method, body)));
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.close = () => new Promise((resolve) => void (server.closeAllConnections(), server.close(() => resolve())));
  return fake;
}

/** Returns the lines of a text that was sent as JSON, or the list items of a page that was sent as a form. */
const linesIn = (body: string): string[] =>
  body.startsWith('{')
    ? (JSON.parse(body) as { text: string }).text.split('\n').filter((line) => line.trim() !== '')
    : [...body.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => item);

const eventsFor = (texts: string[], results: VerificationResult[]): CheckEvent[] => [
  ...texts.map((originalText, position): CheckEvent => {
    const result = { ...(results[position % results.length] as VerificationResult), originalText };
    return { type: 'judged', position, result, settled: position + 1 };
  }),
  { type: 'finished', state: 'finished' },
];
