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
}

/** Takes a tagged file apart (RIS, NBIB, EndNote's own); lines without a tag continue the one before. */
export function readTagged(text: string, syntax: TaggedSyntax): TaggedRecord[] {
  const records: TaggedRecord[] = [];
  let current: TaggedRecord | undefined;
  for (const found of text.matchAll(/[^\r\n]+/g)) {
    const at = found.index;
    const hit = syntax.line.exec(found[0].replace(/^\uFEFF/, ''));
    const end = at + found[0].length;
    if (!hit) {
      const last = current?.lines.at(-1);
      if (last && current && found[0].trim()) {
        last.value = `${last.value} ${found[0].trim()}`.trim();
        current.span.end = end;
      }
      continue;
    }
    const tag = hit[1] ?? '';
    if (tag === syntax.closes) {
      if (current) current.span.end = end;
      current = undefined;
      continue;
    }
    if (tag === syntax.opens || !current) {
      current = { span: { start: at, end }, lines: [] };
      records.push(current);
    }
    current.lines.push({ tag, value: (hit[2] ?? '').trim() });
    current.span.end = end;
  }
  return records.filter((record) => record.lines.length > 1);
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
