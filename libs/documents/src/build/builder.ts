import type { Block, Box, KeyedItem, Mark, PrintedLine } from '@veracite/model/document';
import type { Span } from '@veracite/model/reference';

/** Writes a document's text block by block, and keeps what was said of its stretches. */
export class Builder {
  /** Of the blocks that have ended. Never read before the end: joining it for every block would cost its square. */
  private ended = '';
  /** Of the open block. */
  private words = '';
  readonly blocks: Block[] = [];
  readonly marks: Mark[] = [];
  readonly lines: PrintedLine[] = [];
  private open: Block | undefined;

  /** Ends what is open and begins a block; one that stays empty vanishes. */
  begin(kind: Block['kind'], label?: string): void {
    this.end();
    this.open = { kind, start: this.at, end: this.at, ...(label !== undefined && { label }) };
  }

  end(): void {
    const block = this.open;
    this.open = undefined;
    if (!block) return;
    const words = this.words.trimEnd();
    this.words = '';
    if (words === '') return;
    this.ended += words;
    this.blocks.push({ ...block, end: this.at });
    this.ended += '\n\n';
  }

  /** All that was written. */
  get text(): string {
    return this.ended + this.words;
  }

  get isOpen(): boolean {
    return this.open !== undefined;
  }

  /** Whether a note is begun of which nothing is written yet: its first paragraph is the note. */
  get isAtNote(): boolean {
    return this.open?.kind === 'note' && this.words.trim() === '';
  }

  get at(): number {
    return this.ended.length + this.words.length;
  }

  /** Adds words as they are; a block is begun when none is open. */
  write(words: string): Span {
    if (!this.open) this.begin('paragraph');
    const start = this.at;
    this.words += words;
    return { start, end: this.at };
  }

  /** The last characters of the open block, so many at most. */
  last(most: number): string {
    return this.words.slice(-most);
  }

  /** Takes the last character of the open block back, as the hyphen of a divided word. */
  dropLast(): void {
    this.words = this.words.slice(0, -1);
  }

  /** Takes the white space at the end of the open block back. */
  trim(): void {
    this.words = this.words.trimEnd();
  }

  /** Adds words of a running text, in which any white space is one blank. */
  flow(words: string): Span {
    const plain = words.replace(/\s+/g, ' ');
    const isAtBlank = this.words === '' || this.words.endsWith(' ');
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
