import type { Document, DocumentCitation } from '@veracite/model/document';
import type { Reference, Span } from '@veracite/model/reference';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';
import type { Changed } from './placing';
import type { TextChange } from './text-changes';

/** A part of the text with citations of corrected entries, and the changes that follow. */
export interface CitingPart extends Required<Changed> {
  /** Positions of the entries, also of those for which nothing is changed. */
  refs: number[];
}

/**
 * Finds the citations of entries whose year or names are corrected. What they cite is changed in them if it is clear which words that
 * are, and if the entry was changed.
 * @param corrections changes of the entries, by position
 */
export function citingParts(
  { document, report: { citations, references } }: ReadDocument,
  corrections: readonly (readonly TextChange[])[],
  isMade: (change: TextChange) => boolean,
): CitingPart[] {
  const parts = new Map<number, CitingPart>();
  for (const citation of citations)
    for (const ref of citation.refs) {
      const reference = references[ref];
      const cited = (corrections[ref] ?? []).filter((change) => reference && isCitedBy(citation, reference, change));
      if (!reference || cited.length === 0) continue;
      const span = partAround(document, citation.place);
      const part = parts.get(span.start) ?? { raw: document.text.slice(span.start, span.end), changes: [], refs: [] };
      const offset = citation.place.start - span.start;
      const changes = cited.filter(isMade).flatMap((change) => {
        const place = placeIn(citation, reference, change);
        return place === undefined ? [] : { ...change, start: offset + place.start, end: offset + place.end };
      });
      parts.set(span.start, {
        ...part,
        changes: [...part.changes, ...changes],
        refs: [...new Set([...part.refs, ref])],
      });
    }
  return [...parts.values()];
}

const wordOf = ({ raw }: Reference, { start, end, field }: TextChange): string =>
  field === 'issued' ? raw.slice(start, end).replace(/[a-z]$/, '') : raw.slice(start, end);

const isCitedBy = ({ text }: DocumentCitation, reference: Reference, change: TextChange): boolean =>
  (change.field === 'issued' || change.field === 'author') && text.includes(wordOf(reference, change));

/** Returns the paragraph or note around a citation, without the signs of notes, which are not part of its text in the file. */
function partAround({ blocks, marks, text }: Document, { start, end }: Span): Span {
  const block = blocks.find((block) => block.start <= start && end <= block.end) ?? { start: 0, end: text.length };
  const signs = marks.filter(({ kind }) => kind === 'note-sign');
  return {
    start: Math.max(block.start, ...signs.flatMap((sign) => (sign.end <= start ? sign.end : []))),
    end: Math.min(block.end, ...signs.flatMap((sign) => (sign.start >= end ? sign.start : []))),
  };
}

/** Finds the year or name of an entry in a citation. A year has to follow a name of the entry if other works are cited as well. */
function placeIn({ text, refs }: DocumentCitation, reference: Reference, change: TextChange): Span | undefined {
  const word = wordOf(reference, change).replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
  const letter = change.field === 'issued' ? '[a-z]?' : '';
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${word}${letter}(?![\\p{L}\\p{N}])(?!, ?[b-z](?![\\p{L}.]))`, 'gu');
  const found = [...text.matchAll(pattern)].map(({ 0: all, index }) => ({ start: index, end: index + all.length }));
  if (found.length === 1 && (refs.length === 1 || change.field === 'author')) return found[0];
  const [first] = reference.csl.author ?? [];
  const name = text.indexOf(first?.family ?? first?.literal ?? text);
  return name < 0 ? undefined : found.find(({ start }) => start > name && !text.slice(name, start).includes(';'));
}
