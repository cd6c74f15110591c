import { readCitations } from '@veracite/documents/citing/read-citations';
import { readPlainText } from '@veracite/documents/plain/read-plain-text';
import type { InTextPlace } from '@veracite/model/document';

export type InTextCitation =
  | { kind: 'numeric'; text: string; numbers: number[] }
  | { kind: 'author-year'; text: string; names: string[]; etAl: boolean; year: string };

/** Characters of a manuscript that are read. A book of 300 pages has about 600,000. */
const MAX_CHARS = 1_000_000;

/** Reads author-date ("(Smith, 2020a; Li, 2019)", "Smith et al. (2020)") and numbered ("[3, 5–7]") citations. */
export function readInText(manuscript: string): InTextCitation[] {
  return readCitations(readPlainText(manuscript.slice(0, MAX_CHARS))).flatMap(citationsAt);
}

function citationsAt({ form, text, items }: InTextPlace): InTextCitation[] {
  if (form === 'number') return [{ kind: 'numeric', text, numbers: items.flatMap(({ number }) => number ?? []) }];
  if (form !== 'author-year') return [];
  return items.flatMap(({ names, year, etAl = false }) =>
    names.length > 0 && year !== undefined ? [{ kind: 'author-year' as const, text, names, etAl, year }] : [],
  );
}
