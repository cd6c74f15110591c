import type { Block } from '@veracite/model/document';
import type { Line } from './lines';

/** Lines that belong to one block. */
export interface Group {
  kind: Block['kind'];
  lines: Line[];
  label?: string;
}

/** The usual font size, font and line distance of a document. */
export interface TextMetrics {
  size: number;
  font: string;
  leading: number;
}

/** Minimum difference between the font sizes of the text and of its notes. */
export const SMALLER = 0.7;
/** Lines at the top of a column that show the size of the text. */
const TOP = 5;

export function measureText(all: readonly Line[]): TextMetrics {
  const lines = withoutSmallEnds(all);
  const sizes = new Map<string, number>();
  for (const { size, font, text } of lines) {
    const key = `${(Math.round(size * 5) / 5).toFixed(1)} ${font}`;
    sizes.set(key, (sizes.get(key) ?? 0) + text.length);
  }
  const [[key = '10 '] = []] = [...sizes].sort((a, b) => b[1] - a[1]);
  const [size = '10', font = ''] = key.split(' ');
  const gaps = lines
    .flatMap((line, i) => {
      const before = lines[i - 1];
      return before && sameColumn(before, line) && line.y > before.y && line.font === font ? [line.y - before.y] : [];
    })
    .sort((a, b) => a - b);
  return { size: Number(size), font, leading: gaps[Math.floor(gaps.length / 2)] ?? Number(size) * 1.2 };
}

/** Returns the lines without the small print at the ends of columns: notes may be longer than the text. */
function withoutSmallEnds(lines: readonly Line[]): Line[] {
  return columnsOf(lines).flatMap((column) => {
    const sizes = column.slice(0, TOP).map(({ size }) => size).sort((a, b) => a - b); // prettier-ignore
    const bodySize = sizes[sizes.length >> 1] ?? 0;
    return column.slice(0, column.findLastIndex(({ size }) => size > bodySize - SMALLER) + 1);
  });
}

/** Groups consecutive lines by column. */
export function columnsOf(lines: readonly Line[]): Line[][] {
  const columns: Line[][] = [];
  for (const line of lines) {
    const column = columns.at(-1);
    if (column && sameColumn(column[0] as Line, line)) column.push(line);
    else columns.push([line]);
  }
  return columns;
}

export const sameColumn = (a: Line, b: Line): boolean => a.page === b.page && a.column === b.column;

const CAPTION =
  /^(?:fig(?:ure|\.)?|table|tab\.|abb(?:ildung|\.)|tabelle|scheme|algorithm|listing)\s?(?:\d{1,3}|[IVX]{1,5}|[A-Z]\.?\d)(?:[.:|\s—–-]|$)/i;
const ENDED = /[.?!:][”"’')\]\d]*\s*$/;
/** Matches the end of a paragraph. A colon does not end one: titles in notes often break after it. */
const FINISHED = /[.?!][”"’')\]\d]*\s*$/;

/** Groups lines into blocks. A paragraph may continue across columns, pages, floats and notes. */
export function groupsOf(lines: readonly Line[], metrics: TextMetrics): Group[] {
  const rough = roughGroups(lines, metrics);
  const groups: Group[] = [];
  for (let i = 0; i < rough.length; i += 1) {
    const group = rough[i] as Group;
    const last = groups.findLast(({ kind }) => kind === 'paragraph');
    const between = last ? groups.length - 1 - groups.lastIndexOf(last) : 0;
    if (last && group.kind === 'paragraph' && between <= 6 && continuesParagraph(last, group, between, groups, metrics))
      last.lines.push(...group.lines);
    else groups.push({ ...group, lines: [...group.lines] });
  }
  return groups;
}

/** Returns true if a group continues a paragraph that ended in the middle of a sentence before a column break or float. */
function continuesParagraph(
  last: Group,
  next: Group,
  between: number,
  groups: readonly Group[],
  metrics: TextMetrics,
): boolean {
  const [end, start] = [last.lines.at(-1) as Line, next.lines[0] as Line];
  if (groups.slice(groups.length - between).some(({ kind }) => kind === 'heading')) return false;
  if (start.page - end.page > 1) return false;
  if (between === 0 && sameColumn(end, start) && start.y - end.y < 2.5 * metrics.leading)
    return !ENDED.test(end.text) && /^\p{Ll}/u.test(start.text);
  if (sameColumn(end, start) && between === 0) return false;
  return !ENDED.test(end.text) || (/^[\p{Ll}([\d]/u.test(start.text) && !ENDED.test(end.text));
}

function roughGroups(lines: readonly Line[], metrics: TextMetrics): Group[] {
  const groups: Group[] = [];
  const margins = marginsOf(lines);
  let before: Line | undefined;
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && before && isTogether(before, line, group, metrics, margins)) group.lines.push(line);
    else groups.push({ kind: 'paragraph', lines: [line] });
    before = line;
  }
  for (const group of groups) group.kind = kindOf(group.lines, metrics);
  return groups;
}

const columnKey = ({ page, column }: Line): string => `${page} ${column}`;

function marginsOf(lines: readonly Line[]): Map<string, { left: number; right: number }> {
  const byColumn = new Map<string, Line[]>();
  for (const line of lines) byColumn.set(columnKey(line), [...(byColumn.get(columnKey(line)) ?? []), line]);
  return new Map(
    [...byColumn].map(([key, all]) => {
      const quantile = (places: number[], part: number) =>
        places.sort((a, b) => a - b)[Math.floor((places.length - 1) * part)] ?? 0;
      return [
        key,
        {
          left: quantile(
            all.map(({ x0 }) => x0),
            0.15,
          ),
          right: quantile(
            all.map(({ x1 }) => x1),
            0.85,
          ),
        },
      ];
    }),
  );
}

function isTogether(
  before: Line,
  line: Line,
  group: Group,
  metrics: TextMetrics,
  margins: Map<string, { left: number; right: number }>,
): boolean {
  if (!sameColumn(before, line)) return false;
  const gap = line.y - before.y;
  if (gap < 0 || gap > 1.45 * Math.max(metrics.leading, 1.15 * line.size)) return false;
  if (Math.abs(sizeOf(line) - sizeOf(before)) > 0.6) return false;
  if (
    before.font !== line.font &&
    (before.font === metrics.font || line.font === metrics.font) &&
    isShort(before, margins) &&
    group.lines.length <= 3
  )
    return line.font !== metrics.font && before.font !== metrics.font;
  if (CAPTION.test(line.text) && gap > 1.2 * metrics.leading) return false;
  const { left = 0 } = margins.get(columnKey(line)) ?? {};
  const isIndented = line.x0 - left > 0.7 * line.size && before.x0 - left < 0.5 * line.size;
  if (isIndented && (FINISHED.test(before.text) || isShort(before, margins))) return false;
  return !(
    FINISHED.test(before.text) &&
    isShort(before, margins) &&
    line.x0 - left < 0.5 * line.size &&
    gap > 1.15 * metrics.leading
  );
}

function isShort(line: Line, margins: Map<string, { left: number; right: number }>): boolean {
  const { left, right } = margins.get(columnKey(line)) ?? { left: line.x0, right: line.x1 };
  return line.x1 < right - 0.12 * (right - left);
}

function kindOf(lines: readonly Line[], metrics: TextMetrics): Block['kind'] {
  const [first] = lines;
  if (!first) return 'paragraph';
  const text = lines.map((line) => line.text).join(' ');
  if (CAPTION.test(first.text)) return 'caption';
  const isOther = lines.every(({ font, size }) => font !== metrics.font || size > metrics.size + 0.6);
  if (
    isOther &&
    lines.length <= 3 &&
    text.length < 160 &&
    !/[.;,]$/.test(text.trim()) &&
    lines.every(({ size }) => size >= metrics.size - 1.1)
  )
    return 'heading';
  if (lines.every(({ size }) => size < metrics.size - 0.9)) return 'caption';
  return 'paragraph';
}

/** Returns the size of a line; for a line of little more than a raised number, its largest font size. */
const sizeOf = ({ text, size, runs }: Line): number =>
  text.length < 8 ? Math.max(...runs.map((run) => run.size)) : size;

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
