import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CannotFetch, fetchSets } from './fetch';
import type { DataSet } from './sets';

const CONTENT = 'one\ntwo\n';
const set = (name: string, url?: string): DataSet => ({
  name,
  records: 2,
  bytes: CONTENT.length,
  sha256: createHash('sha256').update(CONTENT).digest('hex'),
  home: 'somewhere',
  license: 'CC0',
  url,
});
const PLAIN = 'a/plain.tsv.gz';
const PACKED = 'b/packed.tsv.gz';

const replies: Record<string, { status?: number; body: string | Buffer; cut?: boolean }> = {
  '/a/plain.tsv.gz': { body: CONTENT },
  '/b/packed.tsv.gz': { body: gzipSync(CONTENT) },
  '/other': { body: 'two\none\n' },
  '/long': { body: CONTENT.repeat(1000) },
  '/bomb': { body: gzipSync('x'.repeat(1_000_000), { level: 9 }).subarray(0, 8) },
  '/cut': { body: CONTENT, cut: true },
  '/gone': { status: 404, body: '' },
};

let server: Server;
let origin = '';
let into = '';
const lines: string[] = [];
const log = (line: string) => void lines.push(line);

beforeAll(async () => {
  server = createServer((request, response) => {
    const { status = 200, body, cut } = replies[request.url ?? ''] ?? { status: 404, body: '' };
    if (cut) {
      response.writeHead(200, { 'content-length': 1000 });
      response.write(body);
      setTimeout(() => response.destroy(), 20);
    } else response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => (into = mkdtempSync(path.join(tmpdir(), 'fetched-'))));
afterEach(() => rmSync(into, { recursive: true, force: true }));

const stored = (name: string) => gunzipSync(readFileSync(path.join(into, 'data', name))).toString();

test('what is public is fetched from its home, packed or not; what has no address is named', async () => {
  const sets = [set(PLAIN, `${origin}/${PLAIN}`), set(PACKED, `${origin}/${PACKED}`), set('c/none.tsv.gz')];
  const { fetched, withoutAddress } = await fetchSets(sets, { into, log });
  expect(fetched).toBe(2);
  expect(withoutAddress.map(({ name }) => name)).toEqual(['c/none.tsv.gz']);
  expect([stored(PLAIN), stored(PACKED)]).toEqual([CONTENT, CONTENT]);
  expect((await fetchSets(sets, { into, log })).fetched).toBe(0);
});

test('a mirror serves all, under their names', async () => {
  const { fetched, withoutAddress } = await fetchSets([set(PLAIN), set(PACKED)], { into, mirror: `${origin}/`, log });
  expect([fetched, withoutAddress]).toEqual([2, []]);
});

test.each([
  ['other content', '/other', /is not what it was: its checksum is/],
  ['more than was promised', '/long', /is longer than the 8 bytes/],
  ['a damaged archive', '/bomb', /is damaged/],
  ['an end before the end', '/cut', /cannot be reached/],
  ['nothing', '/gone', /answers 404/],
])('%s is refused, and leaves nothing', async (_name, index, why) => {
  const fetching = fetchSets([set('x/y.tsv.gz', `${origin}${index}`)], { into, log });
  await expect(fetching).rejects.toThrow(CannotFetch);
  await expect(fetching).rejects.toThrow(why);
  expect(existsSync(path.join(into, 'data')) ? readdirSync(path.join(into, 'data')) : []).toEqual([]);
});

test('without a network it is refused by name, and what was fetched before stays', async () => {
  const closed = 'http://127.0.0.1:9/x';
  const fetching = fetchSets([set(PLAIN, `${origin}/${PLAIN}`), set(PACKED, closed)], { into, log });
  await expect(fetching).rejects.toThrow(/127\.0\.0\.1:9\/x cannot be reached/);
  expect(stored(PLAIN)).toBe(CONTENT);
});
