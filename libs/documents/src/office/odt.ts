import type { Block } from '@veracite/model/document';
import { decodeText } from '@veracite/text/decode';
import { childrenOf, descendants, find, readWholeTree, type Element } from '@veracite/text/tree';
import { Builder } from '../build/builder';
import type { Fault } from '../fault';
import { listFromBlocks } from '../list/from-blocks';
import { hasEntityBomb } from '../markup/visit';
import type { ParsedDocument } from '../parsed-document';
import type { Archive } from '../zip/open-archive';
import { fieldMeaning } from './citation-fields';
import { withRecords } from './citation-records';

/** Parses an OpenDocument text with its notes, list of references, and the citations of Zotero and LibreOffice. */
export function readOdt(archive: Archive): ParsedDocument | Fault {
  const source = archive.read('content.xml');
  const text = source && decodeText(source);
  if (text === undefined)
    return { fault: 'broken', message: 'This OpenDocument text is damaged: its content cannot be read.' };
  if (isEncrypted(archive))
    return {
      fault: 'encrypted',
      message: 'This OpenDocument text is protected by a password. Save a copy without one, and send that.',
    };
  if (hasEntityBomb(text))
    return {
      fault: 'bomb',
      message: 'This OpenDocument text defines entities that grow without bound, and was not read.',
    };
  const tree = readWholeTree(text);
  const body = find(tree, 'text');
  if (!tree || !body)
    return { fault: 'broken', message: 'This OpenDocument text is damaged: its content cannot be read.' };
  return new OdtReader(raisedStyles(tree)).read(find(find(tree, 'body'), 'text') ?? body);
}

function isEncrypted(archive: Archive): boolean {
  const manifest = archive.read('META-INF/manifest.xml');
  return manifest !== undefined && decodeText(manifest).includes('encryption-data');
}

function raisedStyles(tree: Element): Set<string> {
  return new Set(
    descendants(tree, 'style').flatMap((style) => {
      const position = find(style, 'text-properties')?.attributes['style:text-position'] ?? '';
      return /^(?:super|[1-9])/.test(position) ? [style.attributes['style:name'] ?? ''] : [];
    }),
  );
}

/** Shapes with text, and groups of them. */
const SHAPE = /^(?:g|custom-shape|rect|ellipse|circle|polygon|caption)$/;

class OdtReader {
  private readonly builder = new Builder();
  private readonly entries = new Map<Block, { label?: string }>();
  private readonly numbers = new Map<Block, string>();
  private readonly notes: { label: string; body: Element }[] = [];
  private readonly marksOpen = new Map<string, number>();
  /** Text boxes of the open paragraph, which are read after it. */
  private readonly boxes: Element[] = [];
  private inList = false;

  constructor(private readonly raised: ReadonlySet<string>) {}

  read(body: Element): ParsedDocument {
    this.blocks(body);
    for (const { label, body: note } of this.notes) {
      this.builder.begin('note', label);
      descendants(note, 'p').forEach((paragraph, i) => {
        if (i > 0) this.builder.flow(' ');
        this.inline(paragraph);
      });
      this.builder.end();
    }
    const { text, blocks, marks } = this.builder;
    const printed = listFromBlocks(this.builder, { entries: this.entries, numbers: this.numbers });
    return { kind: 'odt', text, blocks, marks, ...withRecords(printed, marks), bibliographies: [] };
  }

  private blocks(holder: Element, number?: string): void {
    let count = 0;
    for (const child of holder.children) {
      if (typeof child === 'string') continue;
      if (child.name === 'p' || child.name === 'h') this.block(child, number);
      else if (child.name === 'index-title')
        for (const title of childrenOf(child, 'p')) this.block(title, number, true);
      else if (child.name === 'list') this.blocks(child);
      else if (child.name === 'list-item') this.blocks(child, String((count += 1)));
      else if (
        child.name === 'bibliography' ||
        (child.name === 'section' && /ZOTERO_BIBL|BIBLIOGRAPHY/i.test(child.attributes['text:name'] ?? ''))
      ) {
        this.inList = true;
        this.blocks(child);
        this.inList = false;
      } else if (!/^(?:tracked-changes|forms|sequence-decls|bibliography-source|variable-decls)$/.test(child.name))
        this.blocks(child, number);
    }
  }

  private block(paragraph: Element, number: string | undefined, isNamed = false): void {
    const style = paragraph.attributes['text:style-name'] ?? '';
    const isTitle =
      isNamed || paragraph.name === 'h' || /^(?:Title|Subtitle|Bibliography_20_Heading|Heading)/.test(style);
    this.builder.begin(isTitle ? 'heading' : 'paragraph');
    const count = this.builder.blocks.length;
    this.inline(paragraph);
    this.builder.end();
    const block = this.builder.blocks[count];
    if (block && !isTitle) {
      if (number !== undefined) this.numbers.set(block, number);
      if (this.inList || /^Bibliography(?:_20_1)?$/.test(style)) this.entries.set(block, {});
    }
    for (const box of this.boxes.splice(0)) this.blocks(box);
  }

  private inline(holder: Element): void {
    for (const child of holder.children) {
      if (typeof child === 'string') this.builder.flow(child);
      else this.element(child);
    }
  }

  private element(child: Element): void {
    const { builder } = this;
    const { name, attributes } = child;
    const start = builder.at;
    if (name === 's' || name === 'tab') builder.flow(' ');
    else if (name === 'line-break') builder.breakLine();
    else if (name === 'frame') this.boxes.push(...childrenOf(child, 'text-box'));
    else if (SHAPE.test(name)) this.boxes.push(child);
    else if (name === 'note') this.note(child);
    else if (name === 'reference-mark-start') this.marksOpen.set(attributes['text:name'] ?? '', start);
    else if (name === 'reference-mark-end') this.close(attributes['text:name'] ?? '');
    else if (name === 'bibliography-mark') {
      this.inline(child);
      const key = attributes['text:identifier'] ?? '';
      if (key)
        this.builder.mark({ kind: 'citation', start, end: builder.at, items: [{ key, record: recordOf(attributes) }] });
    } else if (!/^(?:annotation|annotation-end|change|change-start|change-end|soft-page-break|bookmark)$/.test(name)) {
      this.inline(child);
      if (name === 'span' && this.raised.has(attributes['text:style-name'] ?? ''))
        builder.mark({ kind: 'superscript', start, end: builder.at });
    }
  }

  private close(code: string): void {
    const start = this.marksOpen.get(code);
    this.marksOpen.delete(code);
    const meaning = fieldMeaning(code);
    if (start !== undefined && meaning?.kind === 'citation')
      this.builder.mark({ kind: 'citation', start, end: this.builder.at, items: meaning.items });
  }

  private note(note: Element): void {
    const label = String(this.notes.length + 1);
    const body = childrenOf(note, 'note-body')[0];
    if (body) this.notes.push({ label, body });
    this.builder.mark({ kind: 'note-sign', label, ...this.builder.flow(label) });
  }
}

/** Converts a LibreOffice bibliography record to CSL-JSON. */
function recordOf(attributes: Record<string, string>): string {
  const value = (name: string) => attributes[`text:${name}`];
  const authors = (value('author') ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean);
  const record: Record<string, unknown> = {
    type: value('bibliography-type') === 'article' ? 'article-journal' : (value('bibliography-type') ?? 'book'),
    title: value('title') ?? value('booktitle') ?? '',
    author: authors.map((literal) =>
      literal.includes(',')
        ? { family: literal.split(',')[0]?.trim(), given: literal.split(',').slice(1).join(',').trim() }
        : { literal },
    ),
    issued: { 'date-parts': [[Number(value('year') ?? '') || undefined].filter(Boolean)] },
    'container-title': value('journal') ?? value('booktitle'),
    volume: value('volume'),
    issue: value('number'),
    page: value('pages'),
    publisher: value('publisher'),
    URL: value('url'),
  };
  return JSON.stringify(record);
}
