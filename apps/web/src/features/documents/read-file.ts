import type { Check, CreatedCheck } from '@veracite/contracts/checks';
import { DOCUMENT_LIMITS, type DocumentAnswer } from '@veracite/contracts/documents';
import { ApiError, messageOf } from '../../api/errors';
import { upload } from '../../api/fetcher';
import { api } from '../../api/keys';
import { documentStrings as s } from './strings';

/** The server's answer about a document, its file name, and the id of the check of its references. */
export interface ReadFile {
  id?: string;
  name: string;
  /** Without `text` and citations when the document was read in another browser: they are not stored. */
  answer: DocumentAnswer;
}

/** Returns what the server has stored of a document. */
export function storedOf({ id, entries, problems = [], cost }: Check): ReadFile {
  const references = entries.map(({ raw: text, ...entry }) => ({ text, ...entry }));
  return {
    id,
    name: s.stored,
    answer: { kind: 'text', text: '', references, citations: [], problems, unreadable: 0, cost },
  };
}

/** Files offered by the browser's dialog. Others may be dropped, and the server recognizes them. */
export const ACCEPTED = '.pdf,.docx,.odt,.zip,.tex,.ltx,.md,.markdown,.qmd,.rmd,.html,.htm,.xhtml,.xml,.txt';

/** Returns why a file is not sent; undefined when it is. */
export function refusalOf({ size }: Pick<File, 'size'>): string | undefined {
  return size > DOCUMENT_LIMITS.bytes ? s.tooLarge(Math.ceil(size / 1_000_000)) : undefined;
}

/** @throws ApiError, TypeError when the server cannot be reached */
export async function readFile(file: File, signal: AbortSignal): Promise<ReadFile> {
  const { id, document } = await upload<CreatedCheck>(api.checks(), { file }, signal);
  if (!document) throw new Error('The server has not read the file as a document.');
  return { id, name: file.name, answer: document };
}

/** Returns why a document could not be read; undefined offline, when the page's offline notice names the cause. */
export function faultText(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return navigator.onLine ? s.unreachable : undefined;
  return messageOf(error) ?? s.failed;
}
