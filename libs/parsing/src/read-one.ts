import { displayName, type CslItem } from '@veracite/model/csl';
import { kindOfType, likeliestKind, typeOfKind, type KindChances } from '@veracite/model/kind';
import type { Reference, Span } from '@veracite/model/reference';
import { doubtsAbout } from './doubts';
import { readKinds } from './kinds/read-kinds';
import { bareIdentifier } from './formats/identifier-list';
import { takeIdentifiers } from './identifiers/take-identifiers';
import { plainText } from './plain/decode/plain-text';
import { plainMarks } from './plain/decode/full-width-marks';
import { readPlain } from './plain/read-plain';
import { withRawSpans, type PlainReading } from './plain/plain-reading';
import { hasSeveralWorks, ONLY_FIRST_READ } from './split/several-works';
import { authorsRepeated, repeatedAuthorMark } from './split/repeated-author-mark';
import { labelOf } from './split/entry-label';

/** Least probability of a kind that replaces the type that the fields suggest. */
const CERTAIN = 0.4;

interface ListPosition {
  /** The previous entry: a dash means its authors. */
  previous?: Reference | undefined;
  /** Spans of the entry that belong to the page: its number, a running head. */
  holes?: readonly Span[];
}

/** Parses one citation in plain text, or a bare identifier, at `span` of the pasted text. */
export function readOne(raw: string, span: Span, id: string, now: Date, position: ListPosition = {}): Reference {
  const { previous, holes = [] } = position;
  const bare = bareIdentifier(raw);
  if (bare) {
    const reading: PlainReading = { csl: { type: 'document' }, identifiers: {}, fields: {}, doubts: [] };
    Object.assign(reading, takeIdentifiers([bare], reading.csl, reading.fields));
    return finish(raw, span, id, now, reading, 'identifier-list');
  }
  const lead = labelOf(raw)?.length ?? 0;
  const sign = repeatedAuthorMark(raw.slice(lead));
  const skip = lead + (sign?.length ?? 0);
  // Skipped text is replaced by spaces, so that spans stay valid for `raw`.
  const { text, toRaw } = plainText(blanked(raw, [{ start: 0, end: skip }, ...holes]));
  const brokenAt = (index: number) => /[\r\n]/.test(raw.charAt(toRaw({ start: index, end: index + 1 }).start));
  const reading = withRawSpans(readPlain(plainMarks(text), brokenAt), toRaw);
  if (hasSeveralWorks(text)) reading.doubts.push(ONLY_FIRST_READ);
  const repeated = authorsRepeated(sign ?? '');
  const isTogether = /^[,.]?\s(?:and|und|et|y|e|&)\s/.test(raw.slice(skip)) || repeated < Infinity;
  if (sign && previous) repeatAuthors(reading, previous, { at: { start: lead, end: skip }, isTogether, repeated });
  return finish(raw, span, id, now, reading, 'text');
}

function blanked(text: string, spans: readonly Span[]): string {
  return spans.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);
}

interface RepeatedAuthors {
  /** Position of the mark. */
  at: Span;
  /** Other authors follow. */
  isTogether: boolean;
  /** Number of the authors that the mark represents. */
  repeated: number;
}

function repeatAuthors(
  reading: PlainReading,
  previous: Reference,
  { at, isTogether, repeated }: RepeatedAuthors,
): void {
  const people = (previous.csl.author ?? previous.csl.editor)?.slice(0, repeated);
  const others = (reading.csl.author ?? []).filter((name) => displayName(name).length > 3);
  if (!people) return;
  // "———, and Kate Jones": the previous author with another one.
  if (others.length > 0) {
    if (!isTogether || !previous.csl.author) return;
    reading.csl.author = [...people, ...others];
    reading.fields.author = [at, ...(reading.fields.author ?? [])];
    return;
  }
  reading.csl[previous.csl.author ? 'author' : 'editor'] = people;
  reading.fields.author = [at];
}

function finish(
  raw: string,
  span: Span,
  id: string,
  now: Date,
  reading: PlainReading,
  format: Reference['format'],
): Reference {
  const { identifiers, alternatives, fields, doubts, etAl } = reading;
  const kinds = readKinds({ raw, format, csl: reading.csl, identifiers, fields });
  const csl = typedBy(kinds, reading.csl);
  return {
    id,
    raw,
    span,
    format,
    csl,
    kinds,
    identifiers,
    ...(alternatives ? { alternatives } : {}),
    fields,
    doubts: [...doubts, ...doubtsAbout(raw, csl, identifiers, now)],
    ...(etAl ? { etAl } : {}),
  };
}

/** Returns the item with the type of its likeliest kind. A type of that kind stays, because it is more specific. */
function typedBy(kinds: KindChances, csl: CslItem): CslItem {
  const kind = likeliestKind(kinds);
  return kindOfType(csl.type) === kind || kinds[kind] < CERTAIN ? csl : { ...csl, type: typeOfKind(kind) };
}
