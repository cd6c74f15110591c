import type { Schema } from './open-api';

const nest = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** JSON texts to put in the place of a field's value, by what is bad about them. */
export const BAD_VALUES: [name: string, json: string][] = [
  ['null', 'null'],
  ['nothing in it', '""'],
  ['a space', '" "'],
  ['zero', '0'],
  ['a negative number', '-1'],
  ['a fraction', '1.5'],
  ['a number above every float', '1e400'],
  ['true', 'true'],
  ['an empty list', '[]'],
  ['an empty object', '{}'],
  ['a list in a list', '[[]]'],
  ['a number as text', '"1"'],
  ['an operator object', '{"$gt":""}'],
  ['2,000 characters', JSON.stringify('x'.repeat(2_000))],
  ['10,000 characters', JSON.stringify('x'.repeat(10_000))],
  ['500,000 bytes', JSON.stringify('é'.repeat(250_000))],
  ['10,000 spaces', JSON.stringify(' '.repeat(10_000))],
  ['NUL', '"a\\u0000b"'],
  ['the first half of a character', '"\\ud800"'],
  ['the second half of a character', '"\\udc00x"'],
  ['writing from right to left', '"\\u202eabc"'],
  ['no width', '"\\u200b"'],
  ['an emoji of many parts', '"👩‍👩‍👧‍👦👩‍👩‍👧‍👦"'],
  ['a thousand accents', JSON.stringify(`e${'\u0301'.repeat(1_000)}`)],
  ['the name of a prototype', '"__proto__"'],
  ['constructor', '"constructor"'],
  ['an object with a prototype', '{"__proto__":{"role":"admin"}}'],
  ['a list of a prototype name', '["__proto__"]'],
  ['15 lists deep', nest(15)],
  ['10,000 lists deep', nest(10_000)],
  ['SQL', `"' OR 1=1 --"`],
  ['templates', '"${7*7}{{7*7}}<%= 7 %>"'],
  ['a header in a text', '"a\\r\\nSet-Cookie: x=1"'],
  ['a script', '"<script>alert(1)</script>"'],
  ['a climbing path', '"../../etc/passwd"'],
];

/** What no field may take, whatever its type. */
const NEVER = /NUL|half of a character|10,000 lists/;

/** Whether the document itself says that this is no value for the field: then the answer has to be a refusal. */
export function isRefused(name: string, json: string, schema: Schema, required: boolean): boolean {
  if (NEVER.test(name)) return true;
  const value: unknown = JSON.parse(json);
  if (value === null) return required;
  const kind = Array.isArray(value) ? 'array' : typeof value;
  // Digits in a text are a number to fields that say so.
  if (schema.type === 'number' || schema.type === 'integer') return kind !== 'number' && kind !== 'string';
  return schema.type !== undefined && kind !== schema.type;
}

/** Texts for the query and the path, percent-encoded. */
export const BAD_TEXTS: [name: string, encoded: string][] = [
  ['nothing', ''],
  ['a space', '%20'],
  ['zero', '0'],
  ['a negative number', '-1'],
  ['a fraction', '1.5'],
  ['an exponent', '1e3'],
  ['hexadecimal', '0x10'],
  ['a million', '1000000'],
  ['beyond every integer', '99999999999999999999'],
  ['no number', 'NaN'],
  ['NUL', '%00'],
  ['broken UTF-8', '%C3%28'],
  ['a surrogate in UTF-8', '%ED%A0%80'],
  ['broken encoding', '%E0%A4%A'],
  ['SQL', "1'%20OR%201=1--"],
  ['a climbing path', '..%2f..%2fetc%2fpasswd'],
  ['a header', 'a%0d%0aSet-Cookie:%20x=1'],
  ['emoji', '%F0%9F%92%A9'],
  ['the name of a prototype', '__proto__'],
  ['5,000 characters', 'x'.repeat(5_000)],
];
