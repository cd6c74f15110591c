import { FIELDS, type Field, type Span } from '@veracite/model/reference';

export interface Segment {
  text: string;
  field?: Field;
}

/** Splits the text at the spans of its fields, in order. Of overlapping spans the first is used; spans outside the text are dropped. */
export function segmentsOf(text: string, fields: Partial<Record<Field, Span[]>>): Segment[] {
  const marks = FIELDS.flatMap((field) => (fields[field] ?? []).map((span) => ({ field, ...span })))
    .filter((mark) => mark.start >= 0 && mark.end <= text.length && mark.start < mark.end)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const segments: Segment[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.start < at) continue;
    if (mark.start > at) segments.push({ text: text.slice(at, mark.start) });
    segments.push({ text: text.slice(mark.start, mark.end), field: mark.field });
    at = mark.end;
  }
  if (at < text.length) segments.push({ text: text.slice(at) });
  return segments;
}
