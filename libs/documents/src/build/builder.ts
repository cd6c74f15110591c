import type { Block, Box, KeyedItem, Mark, PrintedLine } from '@veracite/model/document';
import type { Span } from '@veracite/model/reference';
import { withoutInvisible } from '@veracite/text/hidden';

/** Builds a document's text block by block, with the marks of its spans. */
export class Builder {
  /** Text of the finished blocks. Read only at the end: flattening it for every block would take quadratic time. */
  private ended = '';
  /** Text of the open block. */
  private words = '';
  /** Its last characters: reading `words` flattens it, which would take quadratic time. */
  private tail = '';
  readonly blocks: Block[] = [];
  readonly marks: Mark[] = [];
  readonly lines: PrintedLine[] = [];
  private open: Block | undefined;

  /** Ends the open block and begins another. A block that stays empty is dropped. */
  begin(kind: Block['kind'], label?: string): void {
    this.end();
    this.open = { kind, start: this.at, end: this.at, ...(label !== undefined && { label }) };
  }

  end(): void {
    const block = this.open;
    this.open = undefined;
    if (!block) return;
    const words = this.words.trimEnd();
    this.setWords('');
    if (words === '') return;
    this.ended += words;
    this.blocks.push({ ...block, end: this.at });
    this.ended += '\n\n';
  }

  get text(): string {
    return this.ended + this.words;
  }

  get isOpen(): boolean {
    return this.open !== undefined;
  }

  /** Returns true if the open block is an empty note, which takes the next paragraph as its text. */
  get isAtNote(): boolean {
    return this.open?.kind === 'note' && this.words.trim() === '';
  }

  get at(): number {
    return this.ended.length + this.words.length;
  }

  /** Adds text unchanged. Begins a paragraph if no block is open. */
  write(words: string): Span {
    if (!this.open) this.begin('paragraph');
    const start = this.at;
    this.words += words;
    if (words !== '') this.tail = words;
    return { start, end: this.at };
  }

  /** Returns up to `most` characters from the end of the open block. */
  last(most: number): string {
    return this.words.slice(-most);
  }

  /** Removes the last character of the open block, such as the hyphen of a divided word. */
  dropLast(): void {
    this.setWords(this.words.slice(0, -1));
  }

  /** Removes the white space at the end of the open block. */
  trim(): void {
    this.setWords(this.words.trimEnd());
  }

  private setWords(words: string): void {
    this.words = words;
    this.tail = words.slice(-1);
  }

  /** Adds running text with each run of white space collapsed to one space, and without invisible characters. */
  flow(words: string): Span {
    const plain = withoutInvisible(words).replace(/\s+/g, ' ');
    const isAtBlank = this.tail === '' || /\s$/.test(this.tail);
    return this.write(isAtBlank ? plain.trimStart() : plain);
  }

  /** Ends a line of the open block. The line breaks of a list may be the ends of its entries. */
  breakLine(): void {
    if (this.open?.kind === 'paragraph' || this.open?.kind === 'item') this.write('\n');
    else this.flow(' ');
  }

  mark(mark: Mark): void {
    if (mark.end > mark.start) this.marks.push(mark);
  }

  /** Adds the text of a citation and marks the works that it cites. */
  cite(words: string, items: KeyedItem[]): void {
    const { start, end } = this.flow(words);
    this.mark({ kind: 'citation', start, end, items });
  }

  line(span: Span, box: Box): void {
    this.lines.push({ ...span, ...box });
  }
}
