import type { Block, Box, KeyedItem, Mark, PrintedLine } from '@veracite/model/document';
import type { Span } from '@veracite/model/reference';

/** Writes a document's text block by block, and keeps what was said of its stretches. */
export class Builder {
  text = '';
  readonly blocks: Block[] = [];
  readonly marks: Mark[] = [];
  readonly lines: PrintedLine[] = [];
  private open: Block | undefined;

  /** Ends what is open and begins a block; one that stays empty vanishes. */
  begin(kind: Block['kind'], label?: string): void {
    this.end();
    this.open = { kind, start: this.text.length, end: this.text.length, ...(label !== undefined && { label }) };
  }

  end(): void {
    const block = this.open;
    this.open = undefined;
    if (!block) return;
    this.text = this.text.trimEnd();
    block.end = Math.max(block.start, this.text.length);
    if (block.end > block.start) {
      this.blocks.push(block);
      this.text += '\n\n';
    } else this.text = this.text.padEnd(block.start, '\n');
  }

  get isOpen(): boolean {
    return this.open !== undefined;
  }

  get at(): number {
    return this.text.length;
  }

  /** Adds words as they are; a block is begun when none is open. */
  write(words: string): Span {
    if (!this.open) this.begin('paragraph');
    const start = this.text.length;
    this.text += words;
    return { start, end: this.text.length };
  }

  /** Adds words of a running text, in which any white space is one blank. */
  flow(words: string): Span {
    const plain = words.replace(/\s+/g, ' ');
    const isAtBlank = !this.open || this.text.length === this.open.start || this.text.endsWith(' ');
    return this.write(isAtBlank ? plain.trimStart() : plain);
  }

  mark(mark: Mark): void {
    if (mark.end > mark.start) this.marks.push(mark);
  }

  /** Adds a citation whose works the file names. */
  cite(words: string, items: KeyedItem[]): void {
    const { start, end } = this.flow(words);
    this.mark({ kind: 'citation', start, end, items });
  }

  line(span: Span, box: Box): void {
    this.lines.push({ ...span, ...box });
  }
}
