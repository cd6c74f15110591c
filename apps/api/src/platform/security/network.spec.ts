import { networkOf } from './network';

test.each([
  ['IPv4', '203.0.113.7', '203.0.113.7'],
  ['IPv4 mapped into IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['two addresses of one /64: the first', '2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['two addresses of one /64: the other', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['zeros left out before the prefix ends', '2001:db8::5', '2001:db8:0:0::/64'],
  ['this machine', '::1', '0:0:0:0::/64'],
  ['a scope', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['nothing', '', ''],
  ['no address', 'unknown', 'unknown'],
])('%s', (_name, address, network) => {
  expect(networkOf(address)).toBe(network);
});
