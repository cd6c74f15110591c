import type { Block, KeyedItem } from '@veracite/model/document';
import { childrenOf, descendants, find, type Element } from '@veracite/text/tree';
import { Builder } from '../build/builder';
import type { Fault } from '../fault';
import { listFromBlocks } from '../list/from-blocks';
import { hasEntityBomb } from '../markup/visit';
import type { ParsedDocument } from '../parsed-document';
import type { Archive } from '../zip/open-archive';
import { numberingOf, part, stylesOf, valueOf, wordSources, type Numbering, type Styles } from './docx-parts';
import { Fields, fromBase64 } from './docx-fields';
import { cslItems } from './citation-fields';
import { withRecords } from './citation-records';
import { decodeText } from '@veracite/text/decode';

/** Parts with text besides the document itself. */
const NOTES = ['word/footnotes.xml', 'word/endnotes.xml'];

/** Parses a Word document with its notes, list of references, and the citation fields of reference managers and Word. */
export function readDocx(archive: Archive): ParsedDocument | Fault {
  const source = archive.read('word/document.xml');
  const tree = source && part(archive, 'word/document.xml');
  const isDamaged = NOTES.some((name) => archive.names.includes(name) && !part(archive, name));
  if (!source || !tree || !find(tree, 'body') || isDamaged)
    return { fault: 'broken', message: 'This Word document is damaged: its text cannot be read.' };
  if (hasEntityBomb(decodeText(source.subarray(0, 200_000))))
    return { fault: 'bomb', message: 'This Word document defines entities that grow without bound, and was not read.' };
  const reader = new DocxReader(archive);
  reader.body(tree);
  return reader.read();
}

class DocxReader {
  private readonly builder = new Builder();
  private readonly styles: Styles;
  private readonly numbering: Numbering;
  private readonly sources: Map<string, string>;
  private readonly fields: Fields;
  private readonly numbers = new Map<Block, string>();
  private readonly entries = new Map<Block, { label?: string }>();
  private readonly notes: { kind: 'footnote' | 'endnote'; id: string; label: string }[] = [];
  /** Text boxes of the open paragraph, which are read after it. */
  private readonly boxes: Element[] = [];
  constructor(private readonly archive: Archive) {
    this.styles = stylesOf(archive);
    this.numbering = numberingOf(archive);
    this.sources = wordSources(archive);
    this.fields = new Fields(this.builder);
  }

  body(tree: Element): void {
    this.inside(find(tree, 'body') ?? tree);
    this.builder.end();
    for (const kind of ['footnote', 'endnote'] as const) {
      const byId = new Map(
        descendants(part(this.archive, `word/${kind}s.xml`) ?? tree, kind).map((note) => [
          note.attributes['w:id'] ?? '',
          note,
        ]),
      );
      for (const { id, label } of this.notes.filter((note) => note.kind === kind)) {
        const note = byId.get(id);
        if (!note) continue;
        this.builder.begin('note', label);
        descendants(note, 'p').forEach((paragraph, i) => {
          if (i > 0) this.builder.flow(' ');
          this.runs(paragraph);
        });
        this.builder.end();
      }
    }
  }

  read(): ParsedDocument {
    const { builder } = this;
    for (const block of builder.blocks)
      if (
        this.fields.lists.some(({ start, end }) => start <= block.start && block.end <= end) &&
        block.kind !== 'heading'
      )
        this.entries.set(block, {});
    const printed = listFromBlocks(builder, { entries: this.entries, numbers: this.numbers });
    const marks = builder.marks.map((mark) =>
      mark.kind === 'citation'
        ? {
            ...mark,
            items: mark.items.map((item): KeyedItem => ({
              ...item,
              ...(this.sources.has(item.key) && { record: this.sources.get(item.key) ?? '' }),
            })),
          }
        : mark,
    );
    return {
      kind: 'docx',
      text: builder.text,
      blocks: builder.blocks,
      marks,
      ...withRecords(printed, marks),
      bibliographies: [],
    };
  }

  /** Reads the paragraphs of a body, cell or content control at any depth. */
  private inside(holder: Element): void {
    for (const child of holder.children) {
      if (typeof child === 'string') continue;
      if (child.name === 'p') this.paragraph(child);
      else if (child.name === 'sdt') this.control(child, (content) => this.inside(content));
      else if (!/^(?:sectPr|tblPr|tblGrid|tcPr|trPr|del|moveFrom)$/.test(child.name)) this.inside(child);
    }
  }

  /** Reads a content control. Mendeley Cite stores its citations in the tags of controls. */
  private control(sdt: Element, read: (content: Element) => void): void {
    const tag = valueOf(find(childrenOf(sdt, 'sdtPr')[0], 'tag')) ?? '';
    const content = childrenOf(sdt, 'sdtContent')[0];
    if (!content) return;
    const start = this.builder.at;
    read(content);
    if (tag.startsWith('MENDELEY_BIBLIOGRAPHY')) this.fields.lists.push({ start, end: this.builder.at });
    const coded = /^MENDELEY_CITATION_v3_(.+)$/s.exec(tag)?.[1];
    if (coded) this.fields.cite(start, cslItems(fromBase64(coded)));
  }

  private paragraph(paragraph: Element): void {
    const { builder } = this;
    const properties = childrenOf(paragraph, 'pPr')[0];
    const style = valueOf(childrenOf(properties, 'pStyle')[0]);
    const outline = valueOf(childrenOf(properties, 'outlineLvl')[0]);
    const isHeading = this.styles.isHeading(style) || (outline !== undefined && Number(outline) < 9);
    builder.begin(isHeading ? 'heading' : 'paragraph');
    const count = builder.blocks.length;
    this.runs(paragraph);
    builder.end();
    const block = builder.blocks[count];
    const numbered = childrenOf(properties, 'numPr')[0];
    const numId = valueOf(childrenOf(numbered, 'numId')[0]) ?? this.styles.numbering(style);
    const number =
      block && numId !== undefined && numId !== '0'
        ? this.numbering.next(numId, Number(valueOf(childrenOf(numbered, 'ilvl')[0]) ?? 0))
        : undefined;
    if (block && number !== undefined) this.numbers.set(block, number);
    if (block && this.styles.isEntry(style) && !isHeading) this.entries.set(block, {});
    for (const box of this.boxes.splice(0)) this.inside(box);
  }

  private runs(holder: Element): void {
    for (const child of holder.children) {
      if (typeof child === 'string') continue;
      if (child.name === 'r') this.run(child);
      else if (child.name === 'sdt') this.control(child, (content) => this.runs(content));
      else if (child.name === 'fldSimple') this.simpleField(child);
      else if (child.name === 'p') this.runs(child);
      else if (child.name === 'txbxContent') this.boxes.push(child);
      else if (!/^(?:pPr|del|moveFrom|oMath|oMathPara|Fallback|commentRangeStart|commentRangeEnd)$/.test(child.name))
        this.runs(child);
    }
  }

  private simpleField(field: Element): void {
    const start = this.builder.at;
    this.runs(field);
    this.fields.end(field.attributes['w:instr'] ?? '', start);
  }

  private run(run: Element): void {
    const { builder } = this;
    const start = builder.at;
    const isRaised = valueOf(find(childrenOf(run, 'rPr')[0], 'vertAlign')) === 'superscript';
    for (const child of run.children) if (typeof child !== 'string') this.content(child);
    if (isRaised && builder.at > start && this.fields.isShown)
      builder.mark({ kind: 'superscript', start, end: builder.at });
  }

  private content(child: Element): void {
    const { builder } = this;
    const words = () => child.children.filter((each): each is string => typeof each === 'string').join('');
    if (child.name === 'fldChar') this.fields.fieldChar(child);
    else if (child.name === 'instrText') this.fields.code(words());
    else if (!this.fields.isShown) return;
    else if (child.name === 't') builder.flow(words());
    else if (child.name === 'tab' || (child.name === 'br' && child.attributes['w:type'])) builder.flow(' ');
    else if (child.name === 'br' || child.name === 'cr') builder.breakLine();
    else if (child.name === 'noBreakHyphen') builder.flow('-');
    else if (child.name === 'footnoteReference' || child.name === 'endnoteReference') this.noteReference(child);
    else if (/^(?:AlternateContent|drawing|pict|object)$/.test(child.name)) this.runs(child);
  }

  private noteReference({ name, attributes }: Element): void {
    const kind = name === 'footnoteReference' ? ('footnote' as const) : ('endnote' as const);
    const label = String(this.notes.filter((note) => note.kind === kind).length + 1);
    this.notes.push({ kind, id: attributes['w:id'] ?? '', label });
    this.builder.mark({ kind: 'note-sign', label, ...this.builder.flow(label) });
  }
}
