import type { Style } from '@veracite/model/verification';

/** A span of the citation and its offset. */
export interface Part {
  text: string;
  start: number;
}

export type PartName = 'all' | 'head' | 'title' | 'tail';

/** A citation split into authors and date, title, and the rest. A part may be empty. */
export type Anatomy = Record<PartName, Part> & { quoted: boolean };

const YEAR = /\((?:ca\. )?(?:\d{1,4}|n\.d\.|in press)[^()]{0,40}\)/;

export function anatomyOf(text: string, style: Style): Anatomy {
  const quote = quotedTitle(text);
  if (style === 'apa') return apaAnatomy(text, quote);
  if (quote) return cut(text, quote.start, quote.start, quote.end, true);
  const head = authorsEnd(text);
  return cut(text, head, head, titleEnd(text, head), false);
}

function cut(text: string, headEnd: number, titleStart: number, titleStop: number, quoted: boolean): Anatomy {
  return {
    all: { text, start: 0 },
    head: { text: text.slice(0, headEnd), start: 0 },
    title: { text: text.slice(titleStart, titleStop), start: titleStart },
    tail: { text: text.slice(titleStop), start: titleStop },
    quoted,
  };
}

function apaAnatomy(text: string, quote: { start: number; end: number } | undefined): Anatomy {
  const date = YEAR.exec(text);
  if (!date) {
    const head = quote?.start ?? authorsEnd(text);
    return cut(text, head, head, quote?.end ?? titleEnd(text, head), Boolean(quote));
  }
  const after = date.index + date[0].length;
  // A title before the date replaces the author.
  const start = after + (/^[.,]?\s{0,2}/.exec(text.slice(after))?.[0].length ?? 0);
  const isQuoted = quote !== undefined && quote.start === start && spansTitle(text, quote.end);
  return cut(text, date.index, start, isQuoted ? quote.end : titleEnd(text, start), isQuoted);
}

/** Returns true if the quotation is the whole title: a period, book or journal follows it. */
function spansTitle(text: string, end: number): boolean {
  const rest = text.slice(end);
  if (/^\.(?:\s|$)|^\.?,?\sIn\s|^$/.test(rest) || (text.charAt(end - 2) === '.' && rest.startsWith(' '))) return true;
  return /^,?\s[^.?!:]{2,120}, \d{1,5}\b/.test(rest);
}

/** Finds the first double-quoted span with its closing mark. Quotes inside a title are single. */
function quotedTitle(text: string): { start: number; end: number } | undefined {
  const start = text.search(/[“"]/);
  if (start < 0) return undefined;
  const length = text.slice(start + 1).search(/[”"]/);
  return length < 3 ? undefined : { start, end: start + length + 2 };
}

/** Finds the end of the author element: the first period that is not part of an initial or abbreviation. */
function authorsEnd(text: string): number {
  const stop =
    /(?:[\p{Ll}\d)’]{2}|\bet al|\b(?:Jr|Sr|eds?|dir))\.\s(?=\S)|\b\p{Lu}\.\s(?=(?:\d{4}[a-z]?\.|(?:An?|\p{Lu}\p{Ll}+)\s\p{L}+[\s:,]))/u.exec(
      text,
    );
  return stop ? stop.index + stop[0].length : 0;
}

/** Finds the end of the title: a period, question or exclamation mark before a new sentence or the URL. */
function titleEnd(text: string, start: number): number {
  const rest = text.slice(start);
  const end =
    /(?:[.?!]|(?<=[.?!])[”’])\s(?=[\p{Lu}\p{N}“(]|https?:)|\s\[|\s\((?=[^()]{0,200}(?:\bed\.|Vol\.|Trans\.|Eds?\.|No\.|Version|pp?\.))/u.exec(
      rest,
    );
  return end ? start + end.index + 1 : text.length;
}
