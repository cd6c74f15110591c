import { opensClause, type Word } from './cut-words';

/** A place in a title, from which the words around it are seen; outside the title everything is empty. */
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

  /** In lower case and without the ending of a possessive. */
  bare(offset = 0): string {
    return this.lower(offset).replace(/['’]s?$/, '');
  }

  /** What stands between the word and the one before it. */
  before(offset = 0): string {
    return this.words[this.index + offset]?.before ?? '';
  }

  isLarge(offset = 0): boolean {
    return /^\p{Lu}/u.test(this.text(offset));
  }

  opens(offset = 0): boolean {
    return opensClause(this.words, this.index + offset);
  }

  /** Words from here to the end of the title. */
  get left(): number {
    return this.words.length - this.index;
  }

  /** Words from here to the first, behind this one, that a mark stands before or that opens a clause. */
  untilMark(mark: RegExp): number {
    let count = 1;
    while (count < this.left && !mark.test(this.before(count)) && !this.opens(count)) count += 1;
    return count;
  }
}
