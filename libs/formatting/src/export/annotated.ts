import { paragraphsOf, type Placed } from '@veracite/text/paragraphs';
import { wordDocument, type WordParagraph } from './word';

export interface Remark extends Placed {
  comment: readonly string[];
}

/** A text with remarks and a list of additional entries. */
export interface AnnotatedText {
  title: string;
  /** Facts for the line below the title. */
  facts: readonly string[];
  /** Notices before the text. */
  doubts: readonly string[];
  text: string;
  /** Remarks in any order. Overlapping ones are merged into the first. */
  remarks: readonly Remark[];
  /** Entries below their own headings after the text, such as those of a bibliography file. A folded list must be the last. */
  lists: readonly {
    heading: string;
    isFolded?: true;
    entries: readonly { text: string; comment?: readonly string[] }[];
  }[];
}

/** Font sizes in half points. */
const SIZES = { title: 36, heading: 28, text: 22, facts: 18 } as const;

/** Writes a text as a Word document with its remarks as comments by `by`. */
export function annotatedDocument(
  { title, facts, doubts, text, remarks, lists }: AnnotatedText,
  by: string,
): Uint8Array {
  return wordDocument(
    [
      plain(title, SIZES.title, { bold: true }),
      plain(facts.join(' · '), SIZES.facts),
      ...doubts.map((doubt) => plain(doubt)),
      ...bodyOf(text, remarks),
      ...lists.flatMap(({ heading, isFolded, entries }) => [
        ...(entries.length > 0
          ? [
              {
                ...plain(heading, SIZES.heading, { bold: true }),
                set: isFolded ? ('folded' as const) : ('plain' as const),
              },
            ]
          : []),
        ...entries.map(({ text: words, comment }) => plain(words, SIZES.text, comment && { comment })),
      ]),
    ],
    by,
  );
}

const plain = (text: string, size: number = SIZES.text, run: Partial<WordParagraph['runs'][number]> = {}) =>
  ({ set: 'plain', size, runs: [{ ...run, text }] }) as const;

/** Builds the paragraphs. A remark on several paragraphs becomes one comment where it begins. */
function bodyOf(text: string, remarks: readonly Remark[]): WordParagraph[] {
  const made = new Set<Remark>();
  return paragraphsOf(text, parted(remarks)).map(({ pieces }) => ({
    set: 'plain',
    size: SIZES.text,
    runs: pieces.map(({ text: words, mark }) => {
      const comment = mark && !made.has(mark) ? mark.comment : undefined;
      if (mark) made.add(mark);
      return { text: words.replace(/\s+/g, ' '), ...(comment && { comment }) };
    }),
  }));
}

/** Sorts remarks and merges overlapping ones. */
function parted(remarks: readonly Remark[]): Remark[] {
  const kept: Remark[] = [];
  for (const remark of [...remarks].sort((a, b) => a.place.start - b.place.start)) {
    const last = kept.at(-1);
    if (last && remark.place.start < last.place.end)
      kept.splice(-1, 1, { ...last, comment: [...last.comment, ...remark.comment] });
    else kept.push(remark);
  }
  return kept;
}
