import { fitsOneCitation, textLines } from '@veracite/contracts/limits';
import type { FoundEntry, LeftOutText, ParseAnswer } from '@veracite/contracts/parse';
import type { Doubt, Reference } from '@veracite/model/reference';
import type { ParsedText } from '@veracite/parsing/parsed-text';
import { formatSummary } from './format-summary';

/** Doubts of an entry that was not read as a whole reference. */
const UNREAD: readonly Doubt['code'][] = ['unreadable', 'no-title', 'no-author', 'no-year'];

/**
 * What is shown of a text that was parsed, with the specification's rule of the form: one line, one citation, unless
 * the text is plainly something else; and plain text that is too long for one citation is left out.
 */
export function answerOf(text: string, parsed: ParsedText): ParseAnswer {
  return isPlain(parsed) ? asFound(text, parsed) : byLine(text);
}

/**
 * Whether what was found may take the place of the lines. A file's entries and a list of identifiers are beyond doubt.
 * Of prose, most of what was found must have been read as whole references: three words on three lines are three
 * citations, as the person who typed them sees them, whatever a model makes of their look.
 */
function isPlain({ format, references }: ParsedText): boolean {
  if (references.length === 0) return false;
  if (format !== 'text') return true;
  return references.filter(isWhole).length * 2 > references.length;
}

function isWhole({ doubts }: Reference): boolean {
  return !doubts.some(({ code }) => UNREAD.includes(code));
}

/** One line, one citation: what a person asks for, or gets where the text is nothing else. */
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

/** An entry of a file may be long, with its abstract; a citation may not. */
function answer(found: Omit<ParseAnswer, 'said' | 'cost'>): ParseAnswer {
  const isFile = found.format !== 'text';
  const entries = found.entries.filter((entry) => isFile || fitsOneCitation(entry.text));
  const tooLong = found.entries
    .filter((entry) => !entries.includes(entry))
    .map(({ start, end, text }: FoundEntry): LeftOutText => ({ start, end, text, kind: 'too-long' }));
  const leftOut = [...found.leftOut, ...tooLong].sort((a, b) => a.start - b.start);
  const kept = { ...found, entries, leftOut };
  return { ...kept, said: formatSummary(kept), cost: entries.length };
}
