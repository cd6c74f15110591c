import type { Block } from '@veracite/model/document';
import { readTree, type Element } from '@veracite/text/tree';
import { html_paragraphs, html_silent } from '../../data/markup.json';
import { Builder } from '../build/builder';
import { mergeCitations } from '../build/merge-marks';
import { listFromBlocks } from '../list/from-blocks';
import type { ParsedDocument } from '../parsed-document';
import { visit } from './visit';

const SILENT: ReadonlySet<string> = new Set(html_silent);
const HEADING = /^h[1-6]$/;
const PARAGRAPHS: ReadonlySet<string> = new Set(html_paragraphs);

/** Parses an HTML page. Links to entries of its list of references are citations. */
export function readHtml(text: string): ParsedDocument {
  const builder = new Builder();
  const entries = new Map<Block, { key?: string }>();
  const ids = new Map<string, Block>();
  const links: { start: number; end: number; id: string }[] = [];
  const open: { element: Element; start: number }[] = [];
  let pendingIds: string[] = [];
  const assignIds = (): void => {
    const block = builder.blocks.at(-1);
    if (block) for (const id of pendingIds) if (!ids.has(id)) ids.set(id, block);
    pendingIds = [];
  };
  visit(
    readTree(text, 'html'),
    (element) => {
      if (SILENT.has(element.name) || isBackLink(element)) return false;
      const id = element.attributes['id'] ?? element.attributes['name'];
      begin(builder, element);
      if (id) pendingIds.push(id);
      if (element.name === 'br' && builder.isOpen) builder.breakLine();
      open.push({ element, start: builder.at });
      return true;
    },
    (words) => {
      if (!builder.isOpen && words.trim() === '') return;
      if (open.some(({ element }) => element.name === 'pre')) writeLines(builder, words);
      else builder.flow(words);
    },
    (element) => {
      const start = open.pop()?.start ?? builder.at;
      const end = builder.at;
      const target = /^#(.+)$/.exec(element.attributes['href'] ?? '')?.[1];
      if (element.name === 'a' && target) links.push({ start, end, id: decodeURIComponentSafely(target) });
      mark(builder, element, start);
      if (
        !isPartOfEntry(element) &&
        (HEADING.test(element.name) || PARAGRAPHS.has(element.name) || /caption$/.test(element.name))
      ) {
        builder.end();
        assignIds();
        const block = builder.blocks.at(-1);
        if (block && isEntry(element))
          entries.set(block, element.attributes['id'] ? { key: element.attributes['id'] } : {});
      }
    },
  );
  builder.end();
  assignIds();
  return withLinks(builder, entries, ids, links);
}

/** Writes the lines of preformatted text, with a paragraph after each blank line. */
function writeLines(builder: Builder, words: string): void {
  words.split(/\n[ \t]*\n\s*/).forEach((paragraph, i) => {
    if (i > 0) builder.begin('paragraph');
    paragraph.split('\n').forEach((line, index) => {
      if (index > 0) builder.breakLine();
      builder.flow(line);
    });
  });
}

/** Returns true for the link at the end of a note that leads back to the text. */
const isBackLink = ({ attributes }: Element): boolean =>
  /\b(?:backlink|footnote-back(?:ref)?)\b/i.test(`${attributes['class'] ?? ''} ${attributes['role'] ?? ''}`);

/** Returns true for a part of an entry: CSL processors put number and text into separate elements. */
const isPartOfEntry = ({ attributes }: Element): boolean =>
  /\bcsl-(?:left-margin|right-inline|block|indent)\b/.test(attributes['class'] ?? '');

function begin(builder: Builder, element: Element): void {
  if (isPartOfEntry(element)) return void (builder.isOpen && builder.flow(' '));
  if (HEADING.test(element.name)) builder.begin('heading');
  else if (element.name === 'figcaption' || element.name === 'caption') builder.begin('caption');
  else if (PARAGRAPHS.has(element.name) && !builder.isAtNote)
    builder.begin(isNote(element) ? 'note' : 'paragraph', isNote(element) ? noteLabel(element) : undefined);
}

/** Marks Pandoc citations and superscripts. */
function mark(builder: Builder, { name, attributes }: Element, start: number): void {
  const end = builder.at;
  const cites = attributes['data-cites']?.split(/\s+/).filter(Boolean);
  if (cites) builder.mark({ kind: 'citation', start, end, items: cites.map((key) => ({ key: `ref-${key}` })) });
  else if (name === 'sup') builder.mark({ kind: 'superscript', start, end });
}

interface Link {
  start: number;
  end: number;
  id: string;
}

/** Builds the document: finds the list of references and marks links to its entries as citations. */
function withLinks(
  builder: Builder,
  entries: Map<Block, { key?: string }>,
  ids: ReadonlyMap<string, Block>,
  links: readonly Link[],
): ParsedDocument {
  const found = listFromBlocks(builder, { entries });
  const keyed = found.entries.map((entry) => (entry.key !== undefined ? entry : withKey(entry, ids)));
  const keys = keyed.map(({ key }) => key ?? '');
  const known = new Set(keys);
  const marks = builder.marks.filter(
    (mark) => mark.kind !== 'citation' || mark.items.some(({ key }) => known.has(key)),
  );
  for (const { start, end, id } of links) {
    const index = keyed.findIndex(({ span, key }) => key === id || (span && ids.get(id)?.start === span.start));
    const isKnown = marks.some((mark) => mark.kind === 'citation' && mark.start <= start && end <= mark.end);
    if (index >= 0 && !isKnown && end > start && !isInside(start, keyed))
      marks.push({ kind: 'citation', start, end, items: [{ key: keys[index] || id }] });
  }
  return {
    kind: 'html',
    text: builder.text,
    blocks: builder.blocks,
    marks: mergeCitations(builder.text, marks, keys),
    entries: keyed,
    unsplit: found.unsplit,
    ...(found.unread && { unread: found.unread }),
    bibliographies: [],
  };
}

type Entry = ParsedDocument['entries'][number];

function withKey(entry: Entry, ids: ReadonlyMap<string, Block>): Entry {
  const found = [...ids].find(([, block]) => block.start === entry.span?.start);
  return found ? { ...entry, key: found[0] } : entry;
}

const isInside = (offset: number, entries: readonly Entry[]): boolean =>
  entries.some(({ span }) => span && span.start <= offset && offset < span.end);

const isEntry = ({ attributes }: Element): boolean =>
  /\bcsl-entry\b/.test(attributes['class'] ?? '') || /doc-biblioentry/.test(attributes['role'] ?? '');

const isNote = ({ name, attributes }: Element): boolean =>
  /doc-(?:footnote|endnote)\b/.test(attributes['role'] ?? '') ||
  (name === 'li' && /^fn[:-]?\d+$/.test(attributes['id'] ?? ''));

const noteLabel = ({ attributes }: Element): string => /\d+/.exec(attributes['id'] ?? '')?.[0] ?? '';

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Invalid percent encoding: kept unchanged.
    return text;
  }
}
