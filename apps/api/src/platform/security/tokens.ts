import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits cannot be guessed. */
const BYTES = 32;
const SHAPE = /^[\w-]{43}$/;

/** Returns a new token for a link: 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Returns the SHA-256 of a token. Tokens are random, so that a slow hash would not protect them better. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function looksLikeToken(text: string): boolean {
  return SHAPE.test(text);
}
