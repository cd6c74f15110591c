import { withoutLineNumbers } from '@veracite/text/line-numbers';
import { Builder } from '../build/builder';
import { headingKind, isFurtherList, looksLikeList } from '../list/headings';
import type { ParsedDocument } from '../parsed-document';

/** Parses plain text: blocks of wrapped lines between blank lines. The reference parser splits the list into entries. */
export function readPlainText(source: string): ParsedDocument {
  const given = source.replace(/\r\n?/g, '\n').replace(/\f/g, '\n\n');
  const unnumbered = withoutLineNumbers(given);
  const lines = (unnumbered?.text ?? given).split('\n');
  const last = lines.findLastIndex(
    (line, i) =>
      headingKind(line) === 'list' &&
      !isFurtherList(line) &&
      looksLikeList(
        lines
          .slice(i + 1, i + 200)
          .filter((each) => each.trim() !== '')
          .slice(0, 14),
      ),
  );
  const end = last < 0 ? lines.length : endOf(lines, last);
  const builder = new Builder();
  writeBlocks(builder, last < 0 ? lines : lines.slice(0, last));
  const unsplit: ParsedDocument['unsplit'] = [];
  if (last >= 0) {
    builder.begin('heading');
    builder.flow(lines[last] ?? '');
    builder.end();
    const start = builder.at;
    builder.begin('item');
    builder.write(
      lines
        .slice(last + 1, end)
        .join('\n')
        .replace(/^\n+/, ''),
    );
    builder.end();
    unsplit.push({ start, end: builder.text.trimEnd().length });
    writeBlocks(builder, lines.slice(end));
  }
  return {
    kind: 'text',
    text: builder.text,
    blocks: builder.blocks,
    marks: [],
    entries: [],
    unsplit,
    bibliographies: [],
    ...(unnumbered && { unread: [{ kind: 'line-numbers', values: { count: unnumbered.count } }] }),
  };
}

function endOf(lines: readonly string[], heading: number): number {
  const end = lines.findIndex((line, i) => i > heading + 1 && headingKind(line) === 'after');
  return end < 0 ? lines.length : end;
}

function writeBlocks(builder: Builder, lines: readonly string[]): void {
  const longest = [...lines].map(({ length }) => length).sort((a, b) => a - b)[Math.floor(lines.length * 0.9)] ?? 0;
  let open = false;
  let last = '';
  for (const line of lines) {
    const words = line.trim();
    if (words === '') {
      builder.end();
      open = false;
      continue;
    }
    // Lines longer than a page is wide are separate paragraphs.
    if (!open || longest > 160) builder.begin(headingKind(words) ? 'heading' : 'paragraph');
    const isDivided = open && /\p{L}-$/u.test(last) && /^\p{Ll}/u.test(words);
    if (isDivided) builder.dropLast();
    builder.write(open && longest <= 160 && !isDivided ? ` ${words}` : words);
    open = true;
    last = words;
  }
  builder.end();
}
