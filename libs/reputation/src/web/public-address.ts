import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Address ranges that are not public unicast, from IANA's special-purpose registries (RFC 6890 and its successors).
 * For IPv6, only 2000::/3 is global unicast, except the ranges below.
 */
const V4_SPECIAL =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';

/** Inside 2000::/3: protocol assignments with Teredo (2001::/23), documentation, 6to4, the AS112 service. */
const V6_SPECIAL = '2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20';

const special = new BlockList();
for (const [family, nets] of [
  ['ipv4', V4_SPECIAL],
  ['ipv6', V6_SPECIAL],
] as const)
  for (const [net = '', bits] of nets.split(' ').map((range) => range.split('/')))
    special.addSubnet(net, Number(bits), family);

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/**
 * Checks whether an address is public unicast. IPv4 inside IPv6 (mapped, NAT64, 6to4, Teredo) is not, because it could
 * bypass the check.
 * @param address an IP address without brackets or zone; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  if (!isIPv6(address)) return !special.check(address, 'ipv4');
  return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
