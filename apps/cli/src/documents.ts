import { isFault } from '@veracite/documents/fault';
import { recognise } from '@veracite/documents/recognise';
import type { Reference } from '@veracite/model/reference';
import { parse } from '@veracite/parsing/parse';
import type { ReadDocument } from '@veracite/verification/in-text/read';
import { UsageError } from './exit';
import { bytesOf, decode } from './input';
import { readApart } from './read-apart';

/**
 * A whole document with what it takes in from the files beside it.
 * @throws UsageError when it cannot be read, with the reason
 */
export async function documentIn(file: string): Promise<ReadDocument> {
  return readApart(file, await bytesOf(file));
}

/** The references of a file: of a document those of its list, of anything else all that are found in it. */
export async function referencesIn(file: string): Promise<Reference[]> {
  return referencesOf(file, await bytesOf(file));
}

/** As `referencesIn`, of bytes that were read already. */
export async function referencesOf(file: string, bytes: Uint8Array): Promise<Reference[]> {
  if (isDocument(bytes, file)) return (await readApart(file, bytes)).report.references;
  const text = decode(bytes);
  if (file === '-' && !text.trim()) throw new UsageError('There is nothing on the standard input.');
  return parse(text);
}

/** Files that have references inside a text, or beside it. What is nothing but a list of them is read as one. */
export function isDocument(bytes: Uint8Array, name: string): boolean {
  const found = recognise(bytes, name);
  if (isFault(found)) return found.fault === 'encrypted' || found.fault === 'bomb';
  if (!('text' in found)) return true;
  if (found.kind === 'latex') return /\\(?:documentclass|begin\s?\{document\})/.test(found.text);
  return found.kind === 'markdown' && /\[[^\]]{0,200}@|^(?:bibliography|references):/m.test(found.text);
}
