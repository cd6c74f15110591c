import { createHmac, timingSafeEqual } from 'node:crypto';

/** Verifies Paddle's signature of a webhook: `ts=…;h1=…`, an HMAC-SHA256 of `ts:body`; several h1 while a secret is replaced. */
export function isSigned(
  header: string | undefined,
  body: Buffer,
  secret: string,
  toleranceS: number,
  nowMs: number,
): boolean {
  if (!header || header.length > 2_000) return false;
  const parts = header.split(';').map((part) => part.trim().split('=', 2) as [string, string?]);
  const stamp = parts.find(([name]) => name === 'ts')?.[1];
  if (!stamp || !/^\d{1,12}$/.test(stamp)) return false;
  if (Math.abs(nowMs / 1_000 - Number(stamp)) > toleranceS) return false;
  const expected = createHmac('sha256', secret).update(`${stamp}:`).update(body).digest();
  return parts.some(([name, value]) => name === 'h1' && value !== undefined && equals(value, expected));
}

function equals(hex: string, expected: Buffer): boolean {
  const given = /^[\da-f]{64}$/i.test(hex) ? Buffer.from(hex, 'hex') : Buffer.alloc(0);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
