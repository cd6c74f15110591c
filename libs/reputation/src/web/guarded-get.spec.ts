import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { readPage } from './page';
import { createDomainAges } from './rdap';

/** Plays the web on this machine, as an operator's mirror would: `/HOST/PATH`. */
const SITES: Record<string, (response: http.ServerResponse) => void> = {
  '/plain.org/': html('<title>Plain</title>'),
  '/packed.org/': (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' });
    response.end(gzipSync('<title>Packed</title>'));
  },
  '/bomb.org/': (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' });
    response.end(gzipSync(Buffer.alloc(5_000_000)));
  },
  '/large.org/': html('x'.repeat(1_000_001)),
  '/paper.org/': (response) => response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF'),
  '/slow.org/': () => undefined,
  '/drip.org/': (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  },
  '/one.org/': to('https://two.org/'),
  '/two.org/': to('/next'),
  '/two.org/next': to('//plain.org/'),
  '/loop.org/': to('https://loop.org/'),
  '/inside.org/': to('http://10.0.0.1/'),
  '/file.org/': to('file:///etc/passwd'),
  '/login.org/': to('https://user:secret@plain.org/'),
  '/port.org/': to('https://plain.org:8443/'),
  '/data.iana.org/rdap/dns.json': json({
    services: [
      [
        ['org', 'net'],
        ['http://plain.rdap/', 'https://rdap.org-registry.net/'],
      ],
      [['com'], ['https://127.0.0.1/rdap/']],
      'odd',
      [['info']],
    ],
  }),
  '/rdap.org-registry.net/domain/tides.org': json({
    events: [
      { eventAction: 'last changed', eventDate: '2025-01-01T00:00:00Z' },
      { eventAction: 'registration', eventDate: '2001-03-04T05:06:07Z' },
    ],
  }),
  '/rdap.org-registry.net/domain/silent.org': json({}),
  '/rdap.org-registry.net/domain/odd.org': json([]),
  '/rdap.org-registry.net/domain/moved.org': to('http://169.254.169.254/domain/moved.org'),
};

function html(body: string) {
  return (response: http.ServerResponse) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end(body);
}
function to(location: string) {
  return (response: http.ServerResponse) => void response.writeHead(302, { Location: location }).end();
}
function json(body: unknown) {
  return (response: http.ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': 'application/rdap+json' }).end(JSON.stringify(body));
}

let server: http.Server;
let upstream: string;
let asked: string[] = [];
beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    const site = SITES[request.url ?? ''];
    if (site) site(response);
    else response.writeHead(404, { 'Content-Type': 'application/rdap+json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => (asked = []));
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

test.each<[string, string, string | undefined, number]>([
  ['a page', 'plain.org', undefined, 1],
  ['a packed page', 'https://packed.org/', undefined, 1],
  ['three redirects', 'https://one.org/', undefined, 4],
  ['a circle', 'https://loop.org/', 'too-many-redirects', 4],
  ['a page of more than a megabyte', 'https://large.org/', 'too-large', 1],
  ['a packed page that grows', 'https://bomb.org/', 'too-large', 1],
  ['no page', 'https://paper.org/', 'wrong-type', 1],
  ['no answer', 'https://slow.org/', 'timeout', 1],
  ['a page without end', 'https://drip.org/', 'timeout', 1],
  ['a redirect inside', 'https://inside.org/', 'address-not-allowed', 1],
  ['a redirect to a file', 'https://file.org/', 'address-not-allowed', 1],
  ['a redirect with a password', 'https://login.org/', 'address-not-allowed', 1],
  ['a redirect to another port', 'https://port.org/', 'address-not-allowed', 1],
])('%s', async (_name, address, problem, requests) => {
  const met = await readPage(address, { upstream, limits: { ms: 2_000, bytes: 1_000_000, redirects: 3 } });
  expect([met.problem, asked.length]).toEqual([problem, requests]);
  expect(met.body !== undefined).toBe(problem === undefined);
});

describe('the registry of a domain', () => {
  test.each<[string, string, object]>([
    [
      'the day of registration',
      'https://www.journal.tides.org/x',
      { outcome: 'answered', domain: 'tides.org', registered: true, registeredOn: '2001-03-04' },
    ],
    ['a registry without a date', 'silent.org', { outcome: 'answered', registered: true, registeredOn: undefined }],
    ['an unregistered domain', 'gone.org', { outcome: 'answered', registered: false }],
    ['an ending without such a registry', 'journal.de', { outcome: 'not-covered', domain: 'journal.de' }],
    ['an address without a domain', 'http://93.184.215.14/', { outcome: 'not-covered' }],
    ['a reply of another form', 'odd.org', { outcome: 'failed' }],
    ['a registry that leads inside', 'moved.org', { outcome: 'failed' }],
    ['a table that names an inner address', 'tides.com', { outcome: 'failed' }],
  ])('%s', async (_name, address, answer) => {
    expect(await createDomainAges({ upstream }).lookUp(address)).toMatchObject(answer);
    expect(asked.filter((path) => /169\.254|127\.0/.test(path))).toEqual([]);
  });

  test('the table is asked for once a day', async () => {
    let now = 0;
    const ages = createDomainAges({ upstream }, () => now);
    const tables = () => asked.filter((path) => path.includes('iana')).length;
    await ages.lookUp('tides.org');
    await ages.lookUp('silent.org');
    expect(tables()).toBe(1);
    now = 25 * 3_600_000;
    await ages.lookUp('tides.org');
    expect(tables()).toBe(2);
  });
});
