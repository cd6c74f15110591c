import { messageOf, statusOf } from '../../../api/errors';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';

const MAX_BYTES = 1_000_000;
/** Length of the start of a binary file that is sent to recognize its type. */
const HEAD = 4_000;

/** The text of a file, or why it has none, when that is known. */
export type FileText = { text: string } | { why?: string };

/**
 * Returns the text of a file, as if it were pasted: its format is recognized by its content. For a binary file the server
 * reports its type.
 */
export async function readReferences(file: File): Promise<FileText> {
  if (file.size > MAX_BYTES) return {};
  const text = await file.text();
  return isText(text) ? { text } : { why: await kindOf(text) };
}

/** Returns whether bytes are text: no NULs, and UTF-8 apart from a few letters. */
function isText(text: string): boolean {
  const head = text.slice(0, HEAD);
  const strange = head.match(/\uFFFD/g)?.length ?? 0;
  return !head.includes('\0') && strange * 20 <= head.length && !head.startsWith('%PDF-');
}

async function kindOf(text: string): Promise<string | undefined> {
  try {
    await request('POST', api.parse(), { text: text.slice(0, HEAD).replaceAll('\0', '\uFFFD') });
    return undefined;
  } catch (error) {
    return statusOf(error) === 400 ? messageOf(error) : undefined;
  }
}
