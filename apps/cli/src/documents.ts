import { isFault } from '@veracite/documents/fault';
import { recognize } from '@veracite/documents/recognize';
import type { Reference } from '@veracite/model/reference';
import { parse } from '@veracite/parsing/parse';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';
import { UsageError } from './exit';
import { readBytes, decode } from './input';
import { readInWorkerThread } from './read-in-worker-thread';

/**
 * Reads a document, including the files of its folder that it includes.
 * @throws UsageError with the reason when it cannot be read
 */
export async function readDocument(file: string): Promise<ReadDocument> {
  return readInWorkerThread(file, await readBytes(file));
}

/** Reads the references of a file: the list of references of a document, or all references in a file of another kind. */
export async function readReferences(file: string): Promise<Reference[]> {
  return parseReferences(file, await readBytes(file));
}

/** Does the same as `readReferences` for bytes that were read already. */
export async function parseReferences(file: string, bytes: Uint8Array): Promise<Reference[]> {
  if (isDocument(bytes, file)) return (await readInWorkerThread(file, bytes)).report.references;
  const text = decode(bytes);
  if (file === '-' && !text.trim()) throw new UsageError('Standard input is empty.');
  return parse(text);
}

/** Tests whether a file is a document that cites references. A file that is only a list of references is not a document. */
export function isDocument(bytes: Uint8Array, name: string): boolean {
  const found = recognize(bytes, name);
  if (isFault(found)) return found.fault === 'encrypted' || found.fault === 'bomb';
  if (!('text' in found)) return true;
  if (found.kind === 'latex') return /\\(?:documentclass|begin\s?\{document\})/.test(found.text);
  return found.kind === 'markdown' && /\[[^\]]{0,200}@|^(?:bibliography|references):/m.test(found.text);
}
