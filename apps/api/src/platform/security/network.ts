import { isIPv6 } from 'node:net';

/** Returns an IPv4 address itself, or the /64 of an IPv6 address, the smallest network of a customer (RFC 6177). */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [left = '', right] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const head = left.split(':').filter(Boolean);
  const tail = (right ?? '').split(':').filter(Boolean);
  const groups =
    right === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  const prefix = groups.slice(0, 4).map((group) => group.replace(/^0{1,3}(?=.)/, ''));
  return `${prefix.join(':')}::/64`;
}
