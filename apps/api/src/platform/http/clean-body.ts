/** Maximum nesting. Valid requests have at most 3 levels. Deeper ones may exhaust the stack of recursive code. */
export const DEPTH = 20;
/** Maximum number of names and values of a body, and of one to a route of `LISTS`, where 5,000 entries have 7 each. */
export const VALUES = 2_000;
const LIST_VALUES = 40_000;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Largest body that is read: the longest list and manuscript, of three bytes a character, and the rest of a request. */
export const LARGE_BYTES = 5_000_000;
/** Routes that receive long lists. */
const LISTS = /^\/api\/(?:checks|bibliography\/analyze|documents\/passages)\/?(?:\?|$)/;

/** Returns how many names and values a body may have. @param url path of the request */
export const valuesOf = (url: string): number => (LISTS.test(url) ? LIST_VALUES : VALUES);

/**
 * Counts the values, names and levels of a JSON text before it is parsed: later steps recurse, or take superlinear time
 * in the number of names of an object (class-transformer).
 * @returns the limit that is exceeded, or undefined. Invalid JSON is counted by its bytes and refused later.
 */
export function shapeFault(json: Uint8Array, most = VALUES): string | undefined {
  let values = 0;
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index];
    if (isInText) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) isInText = false;
      continue;
    }
    if (byte === QUOTE) isInText = true;
    else if (byte === COMMA || byte === COLON) values += 1;
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      values += 1;
      depth += 1;
      if (depth > DEPTH) return `The body is nested deeper than ${DEPTH} levels.`;
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1;
    if (values > most) return `The body holds more than ${most} names and values.`;
  }
  return undefined;
}

/** Keys through which a merge of objects could change a prototype. */
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype'];

interface BodyFault {
  pointer: string;
  message: string;
}

/** Removes prototype keys; returns the first value that PostgreSQL refuses: NUL, lone surrogates, deep nesting. */
export function cleanBody(body: unknown): BodyFault | undefined {
  const waiting: { value: unknown; pointer: string; depth: number }[] = [{ value: body, pointer: '', depth: 0 }];
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    const { value, pointer, depth } = entry;
    if (typeof value === 'string') {
      const message = textFault(value);
      if (message) return { pointer, message };
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= DEPTH) return { pointer: '', message: `The body is nested deeper than ${DEPTH} levels.` };
      for (const key of PROTOTYPE_KEYS) if (Object.hasOwn(value, key)) Reflect.deleteProperty(value, key);
      for (const [key, child] of Object.entries(value)) {
        if (textFault(key)) return { pointer, message: 'A name in the body holds characters that are not allowed.' };
        waiting.push({ value: child, pointer: `${pointer}/${key}`, depth: depth + 1 });
      }
    }
  }
  return undefined;
}

/** Returns why a text cannot be stored, or undefined. */
function textFault(text: string): string | undefined {
  if (text.includes('\0')) return 'The text holds a NUL character, which is not allowed.';
  if (/\p{Surrogate}/u.test(text)) return 'The text holds half a character (a lone surrogate), which is not allowed.';
  return undefined;
}
