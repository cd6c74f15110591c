import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nobody finds a link by trying. */
const BYTES = 32;
const SHAPE = /^[\w-]{43}$/;

/** A fresh token, 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** A token has no structure to guess, so a plain hash protects it as well as a slow one. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function looksLikeToken(text: string): boolean {
  return SHAPE.test(text);
}
