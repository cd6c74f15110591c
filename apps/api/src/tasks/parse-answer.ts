import { fitsOneCitation, textLines } from '@veracite/contracts/limits';
import type { FoundEntry, LeftOutText, ParseAnswer } from '@veracite/contracts/parse';
import { isClearList, type ParsedText } from '@veracite/parsing/parsed-text';
import { formatSummary } from './format-parse-summary';

/** Returns the answer for a parsed text: each line is a citation unless the layout is clear, without too long ones. */
export function parseAnswer(text: string, parsed: ParsedText): ParseAnswer {
  return isClearList(parsed) ? asFound(text, parsed) : byLine(text);
}

/** Reads a text line by line: on request, or when no other layout is clear. */
export function byLine(text: string): ParseAnswer {
  return answer({
    format: 'text',
    layout: 'one-a-line',
    entries: textLines(text).map((line) => ({ ...place(line), text: line.text, doubts: [] })),
    leftOut: [],
  });
}

function asFound(sent: string, { format, text: apart, layout, references, leftOut }: ParsedText): ParseAnswer {
  const text = apart ?? sent;
  return answer({
    format,
    ...(apart !== undefined && { text: apart }),
    ...(layout && { layout }),
    entries: references.map(({ raw, span, doubts }) => ({
      ...place(span),
      text: raw,
      doubts: doubts.map(({ code, message }) => ({ code, message })),
    })),
    leftOut: leftOut.map(({ start, end, kind }) => ({ start, end, text: text.slice(start, end), kind })),
  });
}

const place = ({ start, end }: { start: number; end: number }) => ({ start, end });

/** Completes an answer. An entry of a file may be long, with its abstract; plain text has the limit of a citation. */
function answer(found: Omit<ParseAnswer, 'summary' | 'cost'>): ParseAnswer {
  const isFile = found.format !== 'text';
  const entries = found.entries.filter((entry) => isFile || fitsOneCitation(entry.text));
  const tooLong = found.entries
    .filter((entry) => !entries.includes(entry))
    .map(({ start, end, text }: FoundEntry): LeftOutText => ({ start, end, text, kind: 'too-long' }));
  const leftOut = [...found.leftOut, ...tooLong].sort((a, b) => a.start - b.start);
  const kept = { ...found, entries, leftOut };
  const summary = formatSummary(kept);
  return { ...kept, summary, cost: entries.length };
}
