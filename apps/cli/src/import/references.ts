import type { Reading } from '@veracite/library/import/reading';
import type { Reference } from '@veracite/model/reference';
import { parse } from '@veracite/parsing/parse';
import { workOf } from './csl';

type Read = Pick<Reference, 'csl' | 'identifiers'>;

/** Parses a list of references in any format, read whole; files with millions of records have their own formats. */
export async function* referenceTexts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  for (const { csl, identifiers } of parse(text)) yield JSON.stringify({ csl, identifiers } satisfies Read);
}

export function workOfReference(text: string): Reading {
  const { csl, identifiers } = JSON.parse(text) as Read;
  return csl.title ? { work: workOf(csl, identifiers) } : { refused: 'no title' };
}
