/**
 * A 40-bit hash of a string, as a number that JavaScript and PostgreSQL's `bigint` both hold exactly.
 * Two 32-bit multiply-xorshift lanes with the finishing steps of MurmurHash3; it guards nothing, it only spreads keys.
 */
export function hash40(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return (low >>> 0) + 2 ** 32 * ((high >>> 8) & 0xff);
}
