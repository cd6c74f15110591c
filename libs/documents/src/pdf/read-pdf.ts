import type { Document, ListedEntry, UnreadPart } from '@veracite/model/document';
import type { Span } from '@veracite/model/reference';
import { Builder } from '../build/builder';
import { guttersOfPages, linesInOrder } from './columns';
import { withRaisedLabels, type Line } from './lines';
import { entriesOf, textOfEntry } from './list-entries';
import { listSections, type ListSection } from './list-section';
import { withoutLineNumbers, withoutRunningHeads } from './margins';
import { withoutFootnotes } from './footnotes';
import { headingKind } from '../list/headings';
import type { Fault } from '../fault';
import type { ParsedDocument } from '../parsed-document';
import { openPdf } from './open-pdf';
import { groupsOf, measureText, type Group, type TextMetrics } from './paragraphs';
import { wordsOf, writeGroup } from './write-group';

/** Parses a PDF file: its text in reading order, footnotes and list of references. */
export async function readPdf(bytes: Uint8Array): Promise<ParsedDocument | Fault> {
  const opened = await openPdf(bytes);
  if ('fault' in opened) return opened;
  const numbered = withoutLineNumbers(opened.pages);
  const pages = withoutRunningHeads(numbered.pages);
  const gutters = guttersOfPages(pages);
  const lines = pages.flatMap(({ pieces }, i) => withRaisedLabels(linesInOrder(pieces, i + 1, gutters[i])));
  const sections = listSections(lines, measureText(lines));
  const listed = new Set(sections.flatMap((section) => section.lines));
  // A long list would dominate the usual font size.
  const running = lines.filter((line) => !listed.has(line));
  const metrics = measureText(running.length > 0 ? running : lines);
  const { lines: rest, notes } = withoutFootnotes(lines, metrics, (line) => listed.has(line));
  const footed = new Set(notes.flatMap((note) => note.lines));
  const unfooted = (some: readonly Line[]) => some.filter((line) => !footed.has(line));
  const lists = sections.map((list) => ({ ...list, lines: unfooted(list.lines), leftOut: unfooted(list.leftOut) }));
  const { unread, ...written } = write(rest, notes, lists, metrics, wordsOf(lines));
  if (numbered.count > 0) unread.push({ kind: 'line-numbers', values: { count: numbered.count } });
  return {
    kind: 'pdf',
    ...written,
    ...(unread.length > 0 && { unread }),
    pages: opened.pages.map(({ width, height }) => ({ width, height })),
    bibliographies: [],
  };
}

type Written = Pick<Document, 'text' | 'blocks' | 'marks' | 'lines' | 'entries' | 'unsplit'> & {
  unread: UnreadPart[];
};

function write(
  lines: readonly Line[],
  notes: readonly Group[],
  lists: readonly ListSection[],
  metrics: TextMetrics,
  words: ReadonlySet<string>,
): Written {
  const builder = new Builder();
  const entries: ListedEntry[] = [];
  const unsplit: Span[] = [];
  const inList = new Map(lists.flatMap((list) => list.lines.map((line): [Line, ListSection] => [line, list])));
  let pendingNotes = [...notes];
  let running: Line[] = [];
  const flush = (): void => {
    for (const group of groupsOf(running, metrics)) {
      writeGroup(builder, group, words);
      const page = group.lines.at(-1)?.page ?? 0;
      for (const note of pendingNotes.filter(({ lines: [first] }) => (first?.page ?? 0) <= page))
        writeGroup(builder, note, words);
      pendingNotes = pendingNotes.filter(({ lines: [first] }) => (first?.page ?? 0) > page);
    }
    running = [];
  };
  const done = new Set<ListSection>();
  for (const line of lines) {
    const list = inList.get(line);
    if (!list) running.push(line);
    else if (!done.has(list)) {
      done.add(list);
      flush();
      writeList(builder, list, entries, unsplit, words);
    }
  }
  flush();
  for (const note of pendingNotes) writeGroup(builder, note, words);
  const { text, blocks, marks } = builder;
  const unread = leftOutIn(
    builder,
    lists.flatMap((list) => list.leftOut),
  );
  return { text, blocks, marks, lines: builder.lines, entries, unsplit, unread };
}

/** Returns the written lines that are no part of an entry, adjacent ones as one part. */
function leftOutIn({ lines, text }: Builder, leftOut: readonly Line[]): UnreadPart[] {
  const places = new Set(leftOut.map(({ page, x0, y, size }) => `${page} ${x0} ${y - size}`));
  const spans: Span[] = [];
  lines.forEach(({ page, x, y, start, end }, i) => {
    if (!places.has(`${page} ${x} ${y}`)) return;
    const last = spans.at(-1);
    if (last && lines[i - 1]?.end === last.end) last.end = end;
    else spans.push({ start, end });
  });
  return spans.map((span) => ({
    kind: 'not-an-entry',
    span,
    values: { text: text.slice(span.start, span.end).replace(/\s+/g, ' ').trim() },
  }));
}

function writeList(
  builder: Builder,
  list: ListSection,
  entries: ListedEntry[],
  unsplit: Span[],
  words: ReadonlySet<string>,
): void {
  const split = entriesOf(list.lines);
  if (!split) {
    const start = builder.at;
    for (const line of list.lines) builder.write(`${line.text}\n`);
    builder.end();
    unsplit.push({ start, end: builder.text.trimEnd().length });
    return;
  }
  const before = list.lines.slice(0, list.lines.indexOf(split[0]?.lines[0] as Line));
  const lost = before.filter(({ text }) => headingKind(text) === undefined);
  if (lost.length > 0) writeGroup(builder, { kind: 'paragraph', lines: lost }, words);
  list.leftOut.push(...lost);
  for (const entry of split) {
    const start = builder.at;
    writeGroup(builder, { kind: 'item', lines: entry.lines }, words);
    const text = textOfEntry(entry);
    if (text)
      entries.push({
        text,
        span: { start, end: builder.text.trimEnd().length },
        ...(entry.label && { label: entry.label }),
      });
  }
}
