import type { Span } from '@veracite/model/reference';

/** A line of the text without the white space and email quote marks at its ends. */
export interface Line extends Span {
  text: string;
  /** Width of the white space before the text. A tab counts as four. */
  indent: number;
  isBlank: boolean;
  /** It follows a form feed. */
  isPageStart: boolean;
}

/** Ends of lines and pages in all systems, HTML, word processors (a soft break is a vertical tab) and Unicode. */
const BREAK =
  /\r\n|[\n\r\v\f\u0085\u2028\u2029]|<br\s?\/?>(?:\r?\n)?|(?<=>)(?=<(?:li|p|dd|dt)\b|<div class="csl-entry")/gi;
const MARGIN = /^(?:[\s\u200b\u2060]|>{1,3}(?=\s))*/;
/** Invisible characters at the ends of lines from web pages. */
const HIDDEN = '\u200b\u2060\u200e\u200f';

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let index = 0;
  let isPageStart = false;
  for (const end of [...Array.from(text.matchAll(BREAK)), undefined]) {
    const source = text.slice(index, end?.index);
    const lead = MARGIN.exec(source)?.[0] ?? '';
    const trimmed = trimEnd(source.slice(lead.length));
    lines.push({
      text: trimmed,
      start: index + lead.length,
      end: index + lead.length + trimmed.length,
      indent: lead.replace(/[>\u200b\u2060\ufeff]/g, '').replace(/\t/g, '    ').length,
      isBlank: trimmed === '',
      isPageStart,
    });
    isPageStart = end?.[0] === '\f';
    index = (end?.index ?? 0) + (end?.[0].length ?? 0);
  }
  return lines;
}

function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (HIDDEN.includes(text.charAt(end - 1)) || text.charAt(end - 1).trim() === '')) end -= 1;
  return text.slice(0, end);
}
