import type { Reference, Span } from '@veracite/model/reference';
import type { Layout, ParsedText } from './parsed-text';
import { withoutLineNumbers } from '@veracite/text/line-numbers';
import { readOne } from './read-one';
import { isBackReference, isShortTitle } from './split/back-reference';
import { rearrangeColumns } from './split/join-columns';
import { authorsRepeated, repeatedAuthorMark } from './split/repeated-author-mark';
import { hasSeveralWorks, letteredWorks, type WorkSpan } from './split/several-works';
import { splitText, type Part } from './split/split-text';

/** One entry of a list in plain text, not parsed yet. */
export interface EntryText {
  id: string;
  raw: string;
  span: Span;
  /** Spans of `raw` that belong to the page: its number, a running head. */
  holes: Span[];
  /** Its start or end is uncertain. */
  isDoubtful: boolean;
}

/** A list in plain text, split into entries. Splitting takes a tenth of the time of parsing. */
interface ListTexts extends Pick<ParsedText, 'text' | 'layout' | 'leftOut'> {
  entries: EntryText[];
}

/** Splits a list in plain text into entries. */
export function splitIntoEntries(given: string): ListTexts {
  const unnumbered = withoutLineNumbers(given)?.text ?? given;
  const text = rearrangeColumns(unnumbered) ?? unnumbered;
  const { parts: all, leftOut } = splitText(text);
  const texts = all.map(({ start, end, lead }) => text.slice(start + lead, end));
  const notes = new Set(
    all.filter((_, i) => isBackReference(texts[i] ?? '') || isShortTitle(texts[i] ?? '', texts.slice(0, i))),
  );
  const parts = all.filter((part) => !notes.has(part));
  leftOut.push(...Array.from(notes, ({ start, end }) => ({ start, end, kind: 'prose' as const })));
  leftOut.sort((a, b) => a.start - b.start);
  const entries = parts.map((part, i) => {
    const start = part.start + part.lead;
    return {
      id: `r${i + 1}`,
      raw: text.slice(start, part.end),
      span: { start, end: part.end },
      holes: part.holes.map((hole) => ({ start: hole.start - start, end: hole.end - start })),
      isDoubtful: part.isDoubtful,
    };
  });
  return { ...(text !== given && { text }), layout: layoutOf(text, parts), leftOut, entries };
}

/** Parses consecutive entries of one list: a dash means the authors of the last entry without one, several the first authors of the last entry. */
export function readEntryTexts(entries: readonly EntryText[], now: Date): Reference[] {
  let named: Reference | undefined;
  let last: Reference | undefined;
  return entries.map(({ id, raw, span, holes, isDoubtful }) => {
    const mark = repeatedAuthorMark(raw);
    const previous = authorsRepeated(mark ?? '') < Infinity ? last : named;
    const reference = readOne(raw, span, id, now, { previous, holes });
    if (isDoubtful)
      reference.doubts.push({
        code: 'ambiguous-split',
        message: 'Lines were joined by their look: check where this reference ends.',
      });
    last = reference;
    if (!mark) named = reference;
    return reference;
  });
}

/** Returns the works of an entry with several; none for one work, or where it is doubtful where one of them begins. */
export function worksIn(entry: string): WorkSpan[] {
  const lettered = letteredWorks(entry);
  if (lettered.length > 0 || !hasSeveralWorks(entry)) return lettered;
  const { entries } = splitIntoEntries(entry);
  const isSure = entries.every(
    ({ span, isDoubtful }, i) => !isDoubtful && (i === 0 || /;\s*$/.test(entry.slice(0, span.start))),
  );
  return isSure && entries.length > 1 ? entries.map(({ span }) => ({ ...span, lead: 0 })) : [];
}

export const needsPrevious = ({ raw }: Pick<EntryText, 'raw'>): boolean => repeatedAuthorMark(raw) !== undefined;

function layoutOf(text: string, parts: readonly Part[]): Layout {
  const broken = parts.filter(({ start, end }) => text.slice(start, end).includes('\n')).length;
  if (parts.filter(({ isLabeled }) => isLabeled).length > parts.length / 2) return 'numbered';
  if (parts.length === 1) return 'single';
  if (broken === 0) return 'one-a-line';
  const gaps = parts.filter(({ end }, i) => /\n\s*\n/.test(text.slice(end, parts[i + 1]?.start ?? end))).length;
  return gaps >= (parts.length - 1) / 2 ? 'blocks' : 'wrapped';
}
