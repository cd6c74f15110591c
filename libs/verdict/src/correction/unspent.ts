import { fold } from '@veracite/text/fold';
import { remembered } from '@veracite/text/remembered';

const ADDRESS = /https?:\/\/\S+|\b10\.\d{4,9}\/\S+/gi;

/**
 * The words of a citation that no field on which the records agree has used. What a second field was read from (a
 * publisher behind a meeting as a series, the "1" of pages "1:12" as a volume) has none of its own: it was not typed.
 */
export class UnspentWords {
  private readonly left: Map<string, number> | undefined;

  /** @param text undefined where every field was set apart, and all are typed */
  constructor(text: string | undefined) {
    this.left = text === undefined ? undefined : new Map(counted(text.replace(ADDRESS, ' ')));
  }

  /** @param as the record's form of what was typed: only words that stand in both are known to be used */
  spend(typed: string | undefined, as: string | undefined): void {
    const both = counted(as ?? '');
    for (const [word, count] of counted(typed ?? ''))
      this.left?.set(word, this.of(word) - Math.min(count, both.get(word) ?? 0));
  }

  /** Whether the text holds these words beside all that is spent; those of the record's form are not asked about. */
  has(typed: string, as = ''): boolean {
    const known = counted(as);
    return [...counted(typed)].every(([word, count]) => this.of(word) >= count - (known.get(word) ?? 0));
  }

  private of(word: string): number {
    return this.left ? (this.left.get(word) ?? 0) : Infinity;
  }
}

/** Each field is asked about for every draft of a correction. */
const counted = remembered((text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const word of fold(text).split(' ')) if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
});
