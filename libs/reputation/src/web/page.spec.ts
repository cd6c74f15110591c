import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { INNER_ADDRESSES } from '@veracite/testing/inner-addresses';
import { pageAddress } from './page-address';
import { readPage } from './page';
import { isPublicAddress } from './public-address';

const ip = (address: string): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 });

describe('addresses that a user may not make the server ask', () => {
  test.each(INNER_ADDRESSES)('%s', (text) => {
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
