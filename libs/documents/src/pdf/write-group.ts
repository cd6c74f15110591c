import type { Builder } from '../build/builder';
import { setRuns, type Line } from './lines';
import { median, type Group } from './paragraphs';

/** Collects the undivided words of all lines, which decide how divided words are joined. */
export function wordsOf(lines: readonly Line[]): Set<string> {
  const words = new Set<string>();
  for (const { text } of lines)
    for (const word of text.replace(/[\p{L}\p{N}]{1,60}-$/u, '').match(/\p{L}+(?:-\p{L}+)*/gu) ?? [])
      words.add(word.toLowerCase());
  return words;
}

/** Writes a block's lines with their positions and superscripts, and joins divided words. */
export function writeGroup(builder: Builder, group: Group, words: ReadonlySet<string>): void {
  builder.begin(group.kind, group.label);
  const size = median(group.lines.map((line) => line.size));
  let isBehindRaised = false;
  group.lines.forEach((line, i) => {
    const next = group.lines[i + 1];
    const start = builder.at;
    const runs = setRuns(line, size, isBehindRaised);
    isBehindRaised = runs.at(-1)?.isRaised ?? false;
    for (const run of runs) {
      const span = builder.write(run.text);
      const isNumber = /\d|[*†‡§,–-]/.test(run.text) && run.text.trim().length <= 40;
      if (run.isRaised && isNumber) builder.mark({ kind: 'superscript', ...trimmed(span, run.text) });
    }
    builder.trim();
    const end = builder.at;
    if (next) joinLines(builder, line, next, words);
    builder.line(
      { start, end: Math.min(end, builder.at) },
      { page: line.page, x: line.x0, y: line.y - line.size, width: line.x1 - line.x0, height: line.size * 1.3 },
    );
  });
  builder.end();
}

function trimmed({ start, end }: { start: number; end: number }, text: string): { start: number; end: number } {
  return { start: start + text.length - text.trimStart().length, end: end - (text.length - text.trimEnd().length) };
}

/** Joins two lines with a space, or with nothing if a word was divided. */
function joinLines(builder: Builder, line: Line, next: Line, words: ReadonlySet<string>): void {
  const head = /(\p{L}{1,40})[-\u00AD\u2010]$/u.exec(builder.last(60))?.[1];
  const tail = /^\p{L}+/u.exec(next.text)?.[0];
  if (head === undefined) {
    builder.write(/[-–—/]$/.test(line.text) && /\d[-–—]$|\/$/.test(line.text) ? '' : ' ');
    return;
  }
  const isDivided = tail !== undefined && /^\p{Ll}/u.test(tail) && !keepsHyphen(head, tail, words);
  if (isDivided) builder.dropLast();
}

/** Returns true for a compound that the document writes elsewhere with a hyphen and never without. */
function keepsHyphen(head: string, tail: string, words: ReadonlySet<string>): boolean {
  return words.has(`${head}-${tail}`.toLowerCase()) && !words.has(`${head}${tail}`.toLowerCase());
}
