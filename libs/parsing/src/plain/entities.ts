import type { Span } from '@veracite/model/reference';
import { characterOf, ENTITY } from '@veracite/text/entities';

/** A text without HTML's names for characters, and the way back to the text as it was pasted. */
export interface Decoded {
  text: string;
  /** The span of the pasted text that a span of `text` stands for. */
  toRaw: (span: Span) => Span;
}

/** "O&apos;Brien &#38; S&oslash;n" as people read it; what is no entity stays as it is. */
export function decodeEntities(raw: string): Decoded {
  if (!raw.includes('&')) return { text: raw, toRaw: (span) => span };
  /** Offsets in the decoded text behind each character put in, and how much longer the pasted text is up to there. */
  const steps: { at: number; longer: number }[] = [];
  let longer = 0;
  const text = raw.replace(ENTITY, (entity: string, name: string, offset: number) => {
    const char = characterOf(name);
    if (!char) return entity;
    const at = offset - longer + char.length;
    longer += entity.length - char.length;
    steps.push({ at, longer });
    return char;
  });
  const place = (at: number): number => at + (steps.findLast((step) => step.at <= at)?.longer ?? 0);
  return { text, toRaw: ({ start, end }) => ({ start: place(start), end: place(end) }) };
}
