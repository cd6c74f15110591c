import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of scrypt (RFC 7914): memory is 128·N·r bytes, 128 MiB for N = 2^17. */
export interface ScryptCost {
  /** Binary logarithm of N. */
  ln: number;
  r: number;
  p: number;
}

const KEY_BYTES = 32;
const SHAPE = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/;

/** Returns `$scrypt$ln=17,r=8,p=1$salt$key`, with salt and key in base64url. */
export async function hashPassword(password: string, cost: ScryptCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** @throws when `hash` has another format */
export async function matchesHash(password: string, hash: string): Promise<boolean> {
  const { cost, salt, key } = readHash(hash);
  return timingSafeEqual(await derive(password, salt, cost), key);
}

export function isWeaker(hash: string, than: ScryptCost): boolean {
  const { cost } = readHash(hash);
  return cost.ln < than.ln || cost.r < than.r || cost.p < than.p;
}

function readHash(hash: string): { cost: ScryptCost; salt: Buffer; key: Buffer } {
  const [, ln, r, p, salt = '', key = ''] = SHAPE.exec(hash) ?? [];
  if (ln === undefined) throw new Error('a stored password hash has an unknown format');
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function derive(password: string, salt: Buffer, { ln, r, p }: ScryptCost): Promise<Buffer> {
  const N = 2 ** ln;
  // NFKC: the same password typed on two keyboards may come in two forms (NIST SP 800-63B, 5.1.1.2).
  const text = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    scrypt(text, salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
