import { particlePattern } from '@veracite/text/names';
import type { CitedItem } from '@veracite/model/document';
import { same } from '../../data/notes.json';
import { readNames } from './cited-names';
import { noteParts } from './note-parts';

/** Matches given names before the family name at the end of a text. */
const GIVEN_NAMES = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}.’'-]*\s){1,3}(?=(?:(?:${particlePattern('noteName')})\s)*\p{Lu}[\p{L}’'-]+$)`,
  'u',
);
const SAME = new RegExp(String.raw`^(?:${same.join('|')})(?!\p{L})`, 'iu');
/** Matches a reference to another note. Group 1 is its number. */
const OTHER_NOTE =
  /(?:(?<=[,\s([])|^)(?:(?:(?:op|loc)\.?\s?cit\.?|a\.\s?a\.\s?O\.?|supra|above|oben|cit\.)(?:,?\s\(?(?:at\s)?(?:nn?|notes?|Fn|Anm|N|nota|przyp)\.?\s(\d{1,4}))?|(?:nn?|notes?|Fn)\.?\s(\d{1,4})\sabove)/u;

/**
 * Parses the works of a footnote, in full or by short title: "Smith, Short Title, 12; see also Jones, “Title,” 5." Each one is a
 * guess: it is a citation only if the list has such a work.
 * @param start offset of the note in the document
 */
export function readNote(text: string, start = 0): CitedItem[] {
  // Notes of web pages end with a link back to the text.
  const body = text.replace(/\s{0,3}[↩↑]\uFE0E?\s{0,3}$/u, '');
  return noteParts(body).map((part) => ({
    ...readPart(body.slice(part.start, part.end)),
    span: { start: start + part.start, end: start + part.end },
  }));
}

/** Matches a title of several words in quotation marks, which identifies a work without readable authors. */
const QUOTED = /[“"«„‘]([^”"»“]{12,300}?)[”"»“’](?=[\s,.;:)]|$)/;

function readPart(part: string): CitedItem {
  const locator =
    /(?:,\s|\s)(?:pp?\.\s?|S\.\s?|at\s)?(\d{1,5}(?:[–-]\d{1,5})?(?:,\s\d{1,5}(?:[–-]\d{1,5})?)*)\s?(?:ff?\.)?[.\s]*$/.exec(
      part,
    )?.[1];
  const located = { ...(locator && { locator }), isGuess: true };
  if (SAME.test(part)) return { names: [], isSame: true, ...(locator && { locator }) };
  const other = OTHER_NOTE.exec(part);
  const number = other?.[1] ?? other?.[2];
  const note = number === undefined ? {} : { note: number };
  const [, people = '', rest = ''] =
    other && other.index > 1
      ? [part, part.slice(0, other.index).replace(/[,\s([]{1,4}$/, '')]
      : (/^(.{2,120}?),\s(.{3,})$/s.exec(part) ?? []);
  const [lead = '', ...short] = people.split(/,\s/);
  const named = readNames((other ? lead : people).replace(GIVEN_NAMES, ''));
  if (!named || named.names.length === 0) {
    const [, title] = QUOTED.exec(part) ?? [];
    return { names: [], ...(title !== undefined && { title }), ...note, ...located };
  }
  const title = other ? short.join(', ') : rest;
  return { ...named, title: title.replace(/[“”"‘’]/g, '').slice(0, 200), ...note, ...located };
}
