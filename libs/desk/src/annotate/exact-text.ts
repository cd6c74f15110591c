import { isUtf8 } from 'node:buffer';
import { utf16Of } from '@veracite/text/decode';
import { readTree, type Element } from '@veracite/text/tree';

/** Decodes a file so that unchanged parts get their bytes back: UTF-16, UTF-8, else one byte a character. */
export function exactText(bytes: Uint8Array) {
  const utf16 = bytes.length % 2 === 0 ? utf16Of(bytes) : undefined;
  const encoding = utf16 ? 'utf16le' : isUtf8(bytes) ? 'utf8' : 'latin1';
  const swap = (units: Buffer) => (utf16 === 'utf-16be' ? units.swap16() : units);
  const bytesOf = (text: string): Uint8Array => swap(Buffer.from(text, encoding));
  return { text: swap(Buffer.from(bytes)).toString(encoding), bytesOf };
}

/** An insertion at an offset of a text. It replaces the text before `until`. */
export interface Insertion {
  at: number;
  until?: number;
  text: string;
}

/** Inserts texts. Those at the same offset keep their order; none begins inside another. */
export function insertAll(text: string, insertions: readonly Insertion[]): string {
  const endOf = (insertion?: Insertion): number => insertion?.until ?? insertion?.at ?? 0;
  const sorted = [...insertions].sort((a, b) => a.at - b.at || endOf(a) - endOf(b));
  const pieces = sorted.map(({ at, text: inserted }, i) => text.slice(endOf(sorted[i - 1]), at) + inserted);
  return pieces.join('') + text.slice(endOf(sorted.at(-1)));
}

/** Returns the insertion of XML at the end of an element, also of one that is a single tag. */
export function insertionInto(text: string, { start, end, inner }: Element, xml: string): Insertion {
  if (!text.startsWith('/>', end - 2)) return { at: inner.end, text: xml };
  const [name = ''] = text.slice(start + 1, end - 2).split(/\s/);
  return { at: end - 2, until: end, text: `>${xml}</${name}>` };
}

/** Inserts XML at the end of the root element of a file. */
export function appendToRoot(file: Uint8Array, xml: string): Uint8Array {
  const { text, bytesOf } = exactText(file);
  const root = rootOf(text);
  return root ? bytesOf(insertAll(text, [insertionInto(text, root, xml)])) : file;
}

export const rootOf = (text: string): Element | undefined =>
  readTree(text).children.find((child): child is Element => typeof child !== 'string');

/** Escapes a value for XML in any encoding: markup, and all characters outside ASCII, as references. */
export const xmlAscii = (value: string): string =>
  value.replace(/[^\t\n\r -~]|[&<>"']/gu, (char) => `&#${char.codePointAt(0) ?? 0};`);
