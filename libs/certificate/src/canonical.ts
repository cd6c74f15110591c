import { createHash } from 'node:crypto';

/** A value that JSON can hold. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * The one text of a value by the JSON Canonicalization Scheme (RFC 8785): members sorted by UTF-16 code units, no white
 * space, numbers and strings as ECMAScript writes them.
 * @throws TypeError for what JSON cannot hold, lone surrogates included
 */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.keys(value).sort();
    return `{${members.map((key) => `${scalar(key)}:${canonical(value[key] ?? null)}`).join(',')}}`;
  }
  return scalar(value);
}

function scalar(value: null | boolean | number | string): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('JSON holds finite numbers only');
  if (typeof value === 'string' && /\p{Surrogate}/u.test(value)) throw new TypeError('a lone surrogate is no text');
  return JSON.stringify(value);
}

/** SHA-256 of the canonical text, in hexadecimal digits. */
export function digestOf(value: Json): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

/** A value as it is once it was written and read: without members that are undefined, lone surrogates replaced. */
export function plain(value: unknown): Json {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replace(/\p{Surrogate}/gu, '\ufffd') : part,
  );
  return JSON.parse(text ?? 'null') as Json;
}
