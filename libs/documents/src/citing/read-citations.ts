import type { Block, CitedItem, Document, InTextPlace } from '@veracite/model/document';
import type { Span } from '@veracite/model/reference';
import type { ParsedDocument } from '../parsed-document';
import { authorPage, namedOnly, narrative, parenthetical, ibidem, type FoundCitation } from './author-year';
import { readNote } from './note-citations';
import { bracketed, labeled, raised, rounded } from './numbered-citations';
import { sentenceAt, sentencesIn } from './sentences';
import { overlaps, union } from './spans';

type Form = InTextPlace['form'];

/**
 * Finds all possible in-text citations of a document in text order, with their sentences. Which of them are citations is decided
 * later with the list of references, because a document uses one citation style.
 */
export function readCitations(document: ParsedDocument): InTextPlace[] {
  const { text, blocks, marks } = document;
  const listed = [...document.entries.flatMap(({ span }) => span ?? []), ...document.unsplit].sort(
    (a, b) => a.start - b.start,
  );
  const places: InTextPlace[] = [];
  const sentenceByLabel = noteSentences(document, listed);
  for (const block of blocks) {
    if (block.kind !== 'note' && isListed(block, listed)) continue;
    const sentences = sentencesIn(text, block);
    const inside = marks.filter(({ start, end }) => start >= block.start && end <= block.end);
    const known = inside.filter((mark) => mark.kind === 'citation');
    const taken = union(known);
    for (const mark of known) {
      const items = mark.items.map(({ key, locator }): CitedItem => ({ names: [], key, ...(locator && { locator }) }));
      places.push({
        start: mark.start,
        end: mark.end,
        text: text.slice(mark.start, mark.end),
        sentence: sentenceAt(text, sentences, mark.start),
        form: 'key',
        items,
      });
    }
    for (const { form, start, end, items } of foundIn(text, block, inside)) {
      if (overlaps(taken, { start, end })) continue;
      places.push({
        start,
        end,
        text: text.slice(start, end),
        sentence: sentenceAt(text, sentences, start),
        form,
        items,
      });
    }
    if (block.kind === 'note') {
      const items = readNote(text.slice(block.start, block.end), block.start);
      const sentence = sentenceByLabel.get(block.label ?? '') ?? sentenceAt(text, sentences, block.start);
      if (items.length > 0)
        places.push({
          start: block.start,
          end: block.end,
          text: text.slice(block.start, block.end),
          sentence,
          form: 'note',
          items,
        });
    }
  }
  return places.sort((a, b) => a.start - b.start || b.end - a.end);
}

function isListed(block: Block, listed: readonly Span[]): boolean {
  return listed.some(({ start, end }) => start <= block.start && block.start < end);
}

function foundIn(text: string, block: Block, marks: Document['marks']): (FoundCitation & { form: Form })[] {
  const words = text.slice(block.start, block.end);
  const shift = (found: FoundCitation[], form: Form) =>
    found.map(({ start, end, items }) => ({ form, items, start: start + block.start, end: end + block.start }));
  const superscripts = marks.flatMap((mark) =>
    mark.kind === 'superscript' ? [{ start: mark.start - block.start, end: mark.end - block.start }] : [],
  );
  const named = [
    ...shift(parenthetical(words), 'author-year'),
    ...shift(narrative(words), 'author-year'),
    ...shift(ibidem(words), 'author-year'),
  ];
  const all = [
    ...widest(named),
    ...shift(bracketed(words), 'number'),
    ...shift(labeled(words), 'label'),
    ...(block.kind === 'heading'
      ? []
      : shift(
          raised(words, block.kind === 'note' ? superscripts.filter(({ start }) => start > 2) : superscripts),
          'superscript',
        )),
    ...shift(rounded(words), 'parenthesis-number'),
  ];
  const taken = union(named);
  const paged = shift([...authorPage(words), ...namedOnly(words)], 'author-page').filter(
    ({ start, end }) => !overlaps(taken, { start, end }),
  );
  return [...all, ...paged];
}

/** Keeps the wider of two overlapping citations: "Smith (2019; see Jones, 2020)". */
function widest(found: (FoundCitation & { form: Form })[]): (FoundCitation & { form: Form })[] {
  const sorted = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: (FoundCitation & { form: Form })[] = [];
  for (const citation of sorted) if (citation.start >= (kept.at(-1)?.end ?? 0)) kept.push(citation);
  return kept;
}

/** Maps the label of each note to the sentence that refers to it. */
function noteSentences({ text, blocks, marks }: ParsedDocument, listed: readonly Span[]): Map<string, string> {
  const sentenceByLabel = new Map<string, string>();
  if (!blocks.some(({ kind }) => kind === 'note')) return sentenceByLabel;
  for (const block of blocks) {
    if (block.kind === 'note' || isListed(block, listed)) continue;
    const inside = marks.filter(
      ({ kind, start, end }) =>
        (kind === 'superscript' || kind === 'note-sign') && start >= block.start && end <= block.end,
    );
    if (inside.length === 0) continue;
    const sentences = sentencesIn(text, block);
    for (const mark of inside) {
      const label = mark.kind === 'note-sign' ? mark.label : text.slice(mark.start, mark.end);
      if (!sentenceByLabel.has(label)) sentenceByLabel.set(label, sentenceAt(text, sentences, mark.start));
    }
  }
  return sentenceByLabel;
}
