import type { Document, UnreadPart } from '@veracite/model/document';
import type { Span } from '@veracite/model/reference';
import { headingKind } from '@veracite/documents/list/headings';
import type { Listed } from './listed';

/** Maximum number of parts that are shown with their words, and of characters of each. */
const MOST = 8;
const LONGEST = 100;
/** Minimum count of letters of a part that may be an entry. */
const MIN_LETTERS = 12;

/** Returns what was not read as it is written, with text of unsplit lists that belongs to no entry. */
export function unreadParts({ unread = [], unsplit, text }: Document, listed: readonly Listed[]): UnreadPart[] {
  const parts = [...unread, ...unsplit.flatMap((list) => outside(list, listed, text))];
  const entries = parts.filter(({ kind }) => kind === 'not-an-entry');
  const more = entries.slice(MOST);
  const shown = parts.filter((part) => !more.includes(part));
  return more.length > 0 ? [...shown, { kind: 'not-an-entry', values: { count: more.length } }] : shown;
}

function outside(list: Span, listed: readonly Listed[], text: string): UnreadPart[] {
  const inside = listed.flatMap(({ printed }) =>
    printed && printed.start >= list.start && printed.end <= list.end ? [printed] : [],
  );
  const ends = [list.start, ...inside.map(({ end }) => end)];
  const starts = [...inside.map(({ start }) => start), list.end];
  return starts.flatMap((end, i): UnreadPart[] => {
    const start = ends[i] ?? end;
    const words = text.slice(start, end).trim();
    if ((words.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS || headingKind(words) !== undefined) return [];
    return [{ kind: 'not-an-entry', span: { start, end }, values: { text: words.replace(/\s+/g, ' ') } }];
  });
}

/** Writes what was not read as a sentence. @param page where it is, for printed pages */
export function unreadSentence({ kind, values: { count = 0, name = '', text } }: UnreadPart, page?: number): string {
  const where = page === undefined ? '' : ` on page ${page}`;
  switch (kind) {
    case 'line-breaks':
      return `A paragraph of the list${where} has ${count === 1 ? 'a line break' : `${count} line breaks`}. Its entries were separated there.`;
    case 'line-numbers':
      return `${count} line numbers were left out.`;
    case 'missing-file':
      return `The document names the file "${name}", which was not found. What it has was not read.`;
    case 'not-an-entry':
      return text === undefined
        ? `${count} further parts of the list were not read as entries.`
        : `A part of the list${where} was not read as an entry: "${text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text}"`;
  }
}
