import { opensClause, type Word } from './cut-words';

/** A position in a title with access to the surrounding words. Words outside the title are empty. */
export class Cursor {
  constructor(
    readonly words: Word[],
    readonly index: number,
  ) {}

  text(offset = 0): string {
    return this.words[this.index + offset]?.text ?? '';
  }

  lower(offset = 0): string {
    return this.text(offset).toLowerCase();
  }

  /** Returns the word in lower case without a possessive ending. */
  bare(offset = 0): string {
    return this.lower(offset).replace(/['’]s?$/, '');
  }

  /** Returns the text between the previous word and this one. */
  before(offset = 0): string {
    return this.words[this.index + offset]?.before ?? '';
  }

  isLarge(offset = 0): boolean {
    return /^\p{Lu}/u.test(this.text(offset));
  }

  opens(offset = 0): boolean {
    return opensClause(this.words, this.index + offset);
  }

  /** Number of words to the end of the title. */
  get left(): number {
    return this.words.length - this.index;
  }

  /** Counts the words to the next one that follows punctuation or opens a clause. */
  untilMark(mark: RegExp): number {
    let count = 1;
    while (count < this.left && !mark.test(this.before(count)) && !this.opens(count)) count += 1;
    return count;
  }
}
