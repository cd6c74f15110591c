import { messageOf, statusOf } from '../../../api/errors';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';

const MAX_BYTES = 1_000_000;
/** So much of a file that is no text tells its kind. */
const HEAD = 4_000;

/** The text of a file, or why it has none; without `why` nobody could say. */
export type FileText = { text: string } | { why?: string };

/**
 * Text of a file that was dropped or chosen, as if it were pasted: what it holds is recognised by its content. Of a file
 * that is no text the server says what it is.
 */
export async function readReferences(file: File): Promise<FileText> {
  if (file.size > MAX_BYTES) return {};
  const text = await file.text();
  return isText(text) ? { text } : { why: await kindOf(text) };
}

/** Bytes that are no text have NULs or are no UTF-8; a stray letter of another encoding does no harm. */
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
