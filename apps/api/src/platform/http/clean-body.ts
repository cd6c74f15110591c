import { DEPTH } from './body-shape';

/** Keys through which a merge of objects could change a prototype. */
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype'];

export interface BodyFault {
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
export function textFault(text: string): string | undefined {
  if (text.includes('\0')) return 'The text holds a NUL character, which is not allowed.';
  if (/\p{Surrogate}/u.test(text)) return 'The text holds half a character (a lone surrogate), which is not allowed.';
  return undefined;
}
