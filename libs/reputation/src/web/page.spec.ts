import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageAddress } from './page-address';
import { readPage } from './page';
import { isPublicAddress } from './public-address';

const ip = (address: string): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 });

describe('addresses that a user may not make the server ask', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://127.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://0/',
    'http://0.0.0.0/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::a9fe:a9fe]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'http://[fe80::1]/',
    'http://[fe80::1%25eth0]/',
    'http://[fc00::1]/',
    'http://[fd00:ec2::254]/',
    'http://169.254.169.254/latest/meta-data',
    'http://metadata.google.internal/',
    'http://100.64.0.1/',
    'http://100.100.100.200/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.0.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://public@127.0.0.1/',
    'http://127.0.0.1#@publisher.org/',
    'http://127。0。0。1/',
    'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/',
    'http:\\\\127.0.0.1\\',
    'http:///127.0.0.1/',
    'file:///etc/passwd',
    'ftp://publisher.org/',
    'gopher://publisher.org/',
    'data:text/html,hello',
    'dict://publisher.org:2628/',
    'ldap://publisher.org/',
    'http://publisher.org:22/',
    'http://publisher.org:6379/',
    'http://publisher.org:5432/',
    'https://publisher.org:80/',
    'http://user:secret@publisher.org/',
    'http://intranet/',
  ])('%s', (text) => {
    expect(pageAddress(text)).toBeUndefined();
  });

  test.each(['https://www.nature.com/articles/171737a0', 'http://publisher.org:80/', 'https://93.184.215.14/'])(
    '%s may be asked',
    (text) => {
      expect(pageAddress(text)?.href).toBeDefined();
    },
  );

  test.each([
    ['93.184.215.14', true],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
    ['::ffff:93.184.215.14', false],
    ['fe80::1%eth0', false],
    ['not an address', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});

describe('no connection is opened inside', () => {
  let server: http.Server;
  let met = 0;
  beforeAll(async () => {
    server = http.createServer((_request, response) => response.end()).on('connection', () => (met += 1));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test.each<[string, LookupAddress[][]]>([
    ['a name that is loopback', [[ip('127.0.0.1')]]],
    ['one public and one private record', [[ip('93.184.215.14'), ip('10.0.0.1')]]],
    ['a name with no address', [[]]],
    ['an IPv4 address mapped into IPv6', [[ip('::ffff:127.0.0.1')]]],
  ])('%s', async (_name, answers) => {
    const page = await readPage('http://rebinding.publisher.org/', {
      resolve: () => Promise.resolve(answers.shift() ?? [ip('127.0.0.1')]),
    });
    expect([page.problem, met]).toEqual(['address-not-allowed', 0]);
    expect((server.address() as AddressInfo).port).toBeGreaterThan(0);
  });

  test('a name that cannot be resolved is unreachable', async () => {
    const page = await readPage('gone.publisher.org', { resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    expect(page).toEqual({ problem: 'unreachable', chain: ['https://gone.publisher.org/'] });
  });
});
