import { utf16Of } from '@veracite/text/decode';
import { readTree, type Element } from '@veracite/text/tree';

/** A text that can be converted back to the bytes it was read from. */
export interface ExactText {
  text: string;
  bytesOf(text: string): Uint8Array;
}

/** Decodes a file so that unchanged parts get their bytes back: UTF-16, UTF-8, else one byte a character. */
export function exactText(bytes: Uint8Array): ExactText {
  const buffer = Buffer.from(bytes);
  const utf16 = utf16Of(bytes);
  if (utf16 && bytes.length % 2 === 0) {
    const swap = (units: Buffer) => (utf16 === 'utf-16be' ? units.swap16() : units);
    return { text: swap(buffer).toString('utf16le'), bytesOf: (text) => swap(Buffer.from(text, 'utf16le')) };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { text, bytesOf: (changed) => Buffer.from(changed, 'utf8') };
  } catch {
    // Not UTF-8.
    return { text: buffer.toString('latin1'), bytesOf: (text) => Buffer.from(text, 'latin1') };
  }
}

/** An insertion at an offset of a text. */
export interface Insertion {
  at: number;
  text: string;
}

/** Inserts texts. Those at the same offset keep their order. */
export function insertAll(text: string, insertions: readonly Insertion[]): string {
  let end = 0;
  const pieces = [...insertions]
    .sort((a, b) => a.at - b.at)
    .map(({ at, text: inserted }) => {
      const piece = text.slice(end, at) + inserted;
      end = at;
      return piece;
    });
  return pieces.join('') + text.slice(end);
}

/** Inserts XML at the end of the root element of a file. */
export function appendToRoot(file: Uint8Array, xml: string): Uint8Array {
  const { text, bytesOf } = exactText(file);
  const root = rootOf(text);
  if (!root) return file;
  if (!text.slice(root.start, root.end).endsWith('/>'))
    return bytesOf(insertAll(text, [{ at: root.inner.end, text: xml }]));
  const name = /^<([^\s/>]+)/.exec(text.slice(root.start))?.[1] ?? '';
  return bytesOf(`${text.slice(0, root.end - 2)}>${xml}</${name}>${text.slice(root.end)}`);
}

export const rootOf = (text: string): Element | undefined =>
  readTree(text).children.find((child): child is Element => typeof child !== 'string');

/** Escapes a value for XML in any encoding: markup, and all characters outside ASCII, as references. */
export const xmlAscii = (value: string): string =>
  value.replace(/[^\t\n\r -~]|[&<>"']/gu, (char) => `&#${char.codePointAt(0) ?? 0};`);
