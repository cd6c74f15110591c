import { paragraphsOf, type Placed } from '@veracite/text/paragraphs';
import { wordDocument, type WordParagraph } from './word';

/** What is said of a stretch of a text, in paragraphs. */
export interface Remark extends Placed {
  comment: readonly string[];
}

/** A text, what is said of it, and what belongs to it and does not stand in it. */
export interface AnnotatedText {
  title: string;
  /** What it is about, in one line below its title. */
  facts: readonly string[];
  /** Said before the text. */
  doubts: readonly string[];
  text: string;
  /** In any order. Where two overlap, both are said of the first. */
  remarks: readonly Remark[];
  /** Entries that follow the text below a heading of their own, such as those of a file of references beside it. */
  list: { heading: string; entries: readonly { text: string; comment?: readonly string[] }[] };
}

/** Of letters, in half points. */
const SIZES = { title: 36, heading: 28, text: 22, facts: 18 } as const;

/**
 * A text as a Word document in whose margin everything said of it stands as a comment.
 * @param by who says it
 */
export function annotatedDocument(
  { title, facts, doubts, text, remarks, list }: AnnotatedText,
  by: string,
): Uint8Array {
  const { heading, entries } = list;
  return wordDocument(
    [
      plain(title, SIZES.title, { bold: true }),
      plain(facts.join(' · '), SIZES.facts),
      ...doubts.map((doubt) => plain(doubt)),
      ...bodyOf(text, remarks),
      ...(entries.length > 0 ? [plain(heading, SIZES.heading, { bold: true })] : []),
      ...entries.map(({ text: words, comment }) => plain(words, SIZES.text, comment && { comment })),
    ],
    by,
  );
}

const plain = (text: string, size: number = SIZES.text, run: Partial<WordParagraph['runs'][number]> = {}) =>
  ({ set: 'plain', size, runs: [{ ...run, text }] }) as const;

/** A remark over several paragraphs is made once, where it begins. */
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

/** In the order of the text, and none over another. */
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
