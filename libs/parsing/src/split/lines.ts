import type { Span } from '@veracite/model/reference';

/** A line of the text without its edges' white space. */
export interface Line extends Span {
  text: string;
  /** White space before the text, tabs as four. */
  indent: number;
  isBlank: boolean;
}

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  for (const source of text.split(/\r\n|[\n\r]/)) {
    const trimmed = source.trim();
    const lead = source.length - source.trimStart().length;
    const start = at + lead;
    lines.push({
      text: trimmed,
      start,
      end: start + trimmed.length,
      indent: source.slice(0, lead).replace(/\t/g, '    ').length,
      isBlank: trimmed === '',
    });
    at += source.length + (text.startsWith('\r\n', at + source.length) ? 2 : 1);
  }
  return lines;
}
