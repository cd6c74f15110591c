import type { Document } from '@veracite/model/document';
import { parseText } from '@veracite/parsing/parse';
import { isClearList } from '@veracite/parsing/parsed-text';
import { decodeText } from '@veracite/text/decode';
import { checkDocument, type DocumentReport } from './check-document';

/** The longest text that a check may have. A longer file is read as a document. */
const MAX_CHARS = 1_000_000;

/**
 * Reads a text file that is a list of references and nothing else: BibTeX, RIS, CSL-JSON, or plain references without a
 * heading. What looks like its citations are the years of its entries.
 * @returns undefined if most of the text is not references
 */
export function readListFile(
  document: Document,
  bytes: Uint8Array,
  now: Date,
): { document: Document; report: DocumentReport } | undefined {
  if (document.kind !== 'text' && document.kind !== 'markdown') return undefined;
  const text = decodeText(bytes);
  if (text.length > MAX_CHARS) return undefined;
  const parsed = parseText(text, { now });
  if (!isClearList(parsed)) return undefined;
  const front = { authors: [], identifiers: {} };
  const list = { ...document, front, text: parsed.text ?? text, blocks: [], marks: [], citations: [] };
  const listed = parsed.references.map((reference) => ({ reference, printed: reference.span }));
  return { document: list, report: checkDocument(list, now, listed) };
}
