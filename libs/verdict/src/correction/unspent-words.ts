import { fold } from '@veracite/text/fold';
import { remembered } from '@veracite/text/remembered';

const ADDRESS = /https?:\/\/\S+|\b10\.\d{4,9}\/\S+/gi;

/**
 * Counts the words of a citation that no confirmed field has used. A field parsed only from used words (a publisher
 * after a meeting as a series, the "1" of pages "1:12" as a volume) was not typed.
 */
export class UnspentWords {
  private readonly words: ReadonlyMap<string, number> | undefined;
  private readonly left: Map<string, number> | undefined;

  /** @param text the citation; undefined for structured input, in which every field was typed */
  constructor(text: string | undefined) {
    this.words = text === undefined ? undefined : counted(text.replace(ADDRESS, ' '));
    this.left = this.words && new Map(this.words);
  }

  /**
   * Marks words as used.
   * @param as the record's form of the typed value: only words in both forms are marked
   */
  spend(typed: string | undefined, as: string | undefined): void {
    const both = counted(as ?? '');
    for (const [word, count] of counted(typed ?? ''))
      this.left?.set(word, this.countOf(word) - Math.min(count, both.get(word) ?? 0));
  }

  /** Checks whether the unused words contain these, apart from words of the record's form. */
  has(typed: string, as = ''): boolean {
    const known = counted(as);
    return [...counted(typed)].every(([word, count]) => this.countOf(word) >= count - (known.get(word) ?? 0));
  }

  /** Checks whether confirmed fields used words of the citation that these words need as well. */
  isUsed(typed: string): boolean {
    return [...counted(typed)].some(
      ([word, count]) => this.countOf(word) < Math.min(count, this.words?.get(word) ?? 0),
    );
  }

  private countOf(word: string): number {
    return this.left ? (this.left.get(word) ?? 0) : Infinity;
  }
}

/** Counts the words of a text. Cached, because a field is counted several times. */
const counted = remembered((text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const word of fold(text).split(' ')) if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
});
