import type { Span } from '@veracite/model/reference';

/** A line of a tagged file: "AU  - Smith, J." */
export interface TaggedLine {
  tag: string;
  value: string;
}

export interface TaggedRecord {
  span: Span;
  lines: TaggedLine[];
}

/** How a tagged format is written. */
export interface TaggedSyntax {
  /** Groups 1 and 2: tag and value. */
  line: RegExp;
  /** Tag that opens a record. */
  opens: string;
  /** Tag that closes it, where there is one. */
  closes?: string;
  /** Tags whose further lines are values of their own (people, one on each line); all others go on. */
  lists?: ReadonlySet<string>;
  /** Tags of the file itself, between its records. */
  ofFile?: ReadonlySet<string>;
}

/** A record as it is read: each value in the lines it is written on. */
interface Open {
  span: Span;
  lines: { tag: string; parts: string[] }[];
}

/** Takes a tagged file apart (RIS, NBIB, ISI, EndNote's own); lines without a tag continue the one before. */
export function readTagged(text: string, syntax: TaggedSyntax): TaggedRecord[] {
  const records: Open[] = [];
  let current: Open | undefined;
  for (const found of text.matchAll(/[^\r\n\uFEFF]+/g)) {
    const at = found.index;
    const hit = syntax.line.exec(found[0]);
    const end = at + found[0].trimEnd().length;
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
      current = { span: { start: at, end }, lines: [] };
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

function continueWith(record: Open, value: string, end: number, lists: TaggedSyntax['lists']): void {
  const last = record.lines.at(-1);
  if (!last) return;
  if (lists?.has(last.tag)) record.lines.push({ tag: last.tag, parts: [value] });
  else last.parts.push(value);
  record.span.end = end;
}

/** First value of the first of these tags that has one. */
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
