import { publicPost } from './public-post';

test.each([
  ['one private address among public ones', ['93.184.215.14', '10.0.0.1']],
  ['loopback', ['127.0.0.1']],
  ['the metadata service', ['169.254.169.254']],
  ['IPv4 inside IPv6', ['::ffff:127.0.0.1']],
])('a name that resolves to %s is not connected to', async (_name, addresses) => {
  const resolve = () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  expect(await publicPost('https://editor.org/hook', '{}', { headers: {}, resolve })).toEqual({
    fault: 'address-not-allowed',
  });
});
