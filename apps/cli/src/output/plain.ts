import { displayName, yearOf } from '@veracite/model/csl';
import type { Checked } from '../entries/checked';

/** A text in one line without control characters, which would move the cursor or colour what follows. */
export function plainLine(text: string, most = Infinity): string {
  // eslint-disable-next-line no-control-regex -- control characters are what is taken out
  const line = text.replace(/[\u0000-\u0020\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}

/** `refs.bib:12:1`, `paper.pdf`; nothing for the standard input. */
export function placeName({ file, place }: Pick<Checked, 'file' | 'place'>): string {
  if (file === '-') return '';
  return place ? `${plainLine(file)}:${place.line}:${place.column}` : plainLine(file);
}

/** What people know an entry by: running text as it stands, of an entry in fields its key, first author, year and title. */
export function entryName(
  { reference, key, result }: Pick<Checked, 'reference' | 'key' | 'result'>,
  most = 300,
): string {
  if (reference.format === 'text' || reference.format === 'identifier-list')
    return plainLine(result.originalText, most);
  const { csl } = reference;
  const [first, second] = csl.author ?? csl.editor ?? [];
  const people = first ? `${displayName(first)}${second ? ' et al.' : ''}` : undefined;
  const year = yearOf(csl);
  const parts = [key && `${key}:`, people, year === undefined ? undefined : `(${year}).`, csl.title];
  return plainLine(parts.filter(Boolean).join(' ') || result.originalText, most);
}

/** The file as a path with slashes, as other programs want it. */
export const slashed = (file: string): string => file.replace(/\\/g, '/');
