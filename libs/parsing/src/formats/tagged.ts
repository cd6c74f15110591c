import type { Span } from '@veracite/model/reference';

/** A line of a tagged file: "AU  - Smith, J." */
export interface TaggedLine {
  tag: string;
  value: string;
}

interface TaggedRecord {
  span: Span;
  lines: TaggedLine[];
}

interface TaggedSyntax {
  /** Groups 1 and 2: tag and value. */
  line: RegExp;
  /** Tag that opens a record. */
  opens: string;
  /** Tag that closes a record, if there is one. */
  closes?: string;
  /** Tags for which each further line is a new value (people, one per line); for others it continues the value. */
  lists?: ReadonlySet<string>;
  /** Tags of the file itself, between records. */
  ofFile?: ReadonlySet<string>;
}

/** A record while it is read: each value as a list of its lines. */
interface RecordDraft {
  span: Span;
  lines: { tag: string; parts: string[] }[];
}

/** Splits a tagged file (RIS, NBIB, ISI, EndNote) into records; a line without a tag continues the line before. */
export function readTagged(text: string, syntax: TaggedSyntax): TaggedRecord[] {
  const records: RecordDraft[] = [];
  let current: RecordDraft | undefined;
  for (const found of text.matchAll(/[^\r\n\uFEFF]+/g)) {
    const index = found.index;
    const hit = syntax.line.exec(found[0]);
    const end = index + found[0].trimEnd().length;
    if (!hit) {
      if (current && found[0].trim()) continueWith(current, found[0].trim(), end, syntax.lists);
      continue;
    }
    const tag = hit[1] ?? '';
    if (syntax.ofFile?.has(tag)) continue;
    if (tag === syntax.closes) {
      if (current) current.span.end = end;
      current = undefined;
      continue;
    }
    if (tag === syntax.opens || !current) {
      current = { span: { start: index, end }, lines: [] };
      records.push(current);
    }
    current.lines.push({ tag, parts: [(hit[2] ?? '').trim()] });
    current.span.end = end;
  }
  return records
    .filter((record) => record.lines.length > 1)
    .map(({ span, lines }) => ({
      span,
      lines: lines.map(({ tag, parts }) => ({ tag, value: parts.join(' ').trim() })),
    }));
}

function continueWith(record: RecordDraft, value: string, end: number, lists: TaggedSyntax['lists']): void {
  const last = record.lines.at(-1);
  if (!last) return;
  if (lists?.has(last.tag)) record.lines.push({ tag: last.tag, parts: [value] });
  else last.parts.push(value);
  record.span.end = end;
}

/** Returns the first non-empty value of the first of these tags that has one. */
export function first(lines: readonly TaggedLine[], ...tags: string[]): string | undefined {
  for (const tag of tags) {
    const value = lines.find((line) => line.tag === tag && line.value)?.value;
    if (value) return value;
  }
  return undefined;
}

export function all(lines: readonly TaggedLine[], ...tags: string[]): string[] {
  return lines.filter((line) => tags.includes(line.tag) && line.value).map((line) => line.value);
}
