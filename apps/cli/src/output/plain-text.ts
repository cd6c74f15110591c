import { displayName, yearOf } from '@veracite/model/csl';
import { withoutInvisible } from '@veracite/text/hidden';
import type { CheckedEntry } from '../entries/checked-entry';

/** Reduces a text to one line without control and invisible characters, which could move the cursor, change colors or turn the direction. */
export function plainLine(text: string, most = Infinity): string {
  const line = withoutInvisible(text.replace(/[\s\p{Cc}]+/gu, ' ')).trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}

/** Formats a position as `refs.bib:12:1` or `paper.pdf`; empty for standard input. */
export function placeName({ file, place }: Pick<CheckedEntry, 'file' | 'place'>): string {
  if (file === '-') return '';
  return place ? `${plainLine(file)}:${place.line}:${place.column}` : plainLine(file);
}

/** Names an entry for people: a plain-text entry by its text, an entry with fields by key, first author, year and title. */
export function entryName(
  { reference, key, result }: Pick<CheckedEntry, 'reference' | 'key' | 'result'>,
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

/** Converts backslashes in a path to slashes. */
export const slashed = (file: string): string => file.replace(/\\/g, '/');
