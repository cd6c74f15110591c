import { createHash, randomBytes } from 'node:crypto';

/** `vk_` and 256 random bits in base64url. */
const SHAPE = /^vk_[\w-]{43}$/;
const HINT_CHARS = 7;

export function newKey(): string {
  return `vk_${randomBytes(32).toString('base64url')}`;
}

export function hasKeyShape(text: string): boolean {
  return SHAPE.test(text);
}

/** Returns the hash under which a key is stored. One SHA-256 is enough, since 256 random bits cannot be guessed. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Returns the start of a key, by which its owner recognizes it. */
export function hintOf(key: string): string {
  return key.slice(0, HINT_CHARS);
}
