import type { Doubt, InputFormat, Reference, Span } from '@veracite/model/reference';

/** Layout of a plain text. `single`: the whole text is one entry. */
export type Layout = 'single' | 'one-a-line' | 'numbered' | 'blocks' | 'wrapped';

/** Text that belongs to no reference: a heading, part of a page (its number, a running head, a button), prose or a note that points to another. */
export interface LeftOut extends Span {
  kind: 'heading' | 'page' | 'prose';
}

/** A parsed text or file. Spans are offsets of the input, or of `text` if it is present. */
export interface ParsedText {
  format: InputFormat;
  /** The input with two columns rearranged one below the other, and without line numbers. */
  text?: string;
  /** Only for plain text. */
  layout?: Layout;
  references: Reference[];
  leftOut: LeftOut[];
  /** Why there are no references: "This is a PDF file; …". */
  problem?: string;
}

/** Doubts that mark an entry as incomplete. */
const INCOMPLETE: readonly Doubt['code'][] = ['unreadable', 'no-title', 'no-author', 'no-year'];

/**
 * Tests whether a text is a list of references. Files and lists of identifiers are certain. In prose, more than half of
 * the references must be complete: three words on three lines are three citations for the user.
 */
export function isClearList({ format, references }: ParsedText): boolean {
  if (references.length === 0) return false;
  return format !== 'text' || references.filter(isComplete).length * 2 > references.length;
}

const isComplete = ({ doubts }: Reference): boolean => !doubts.some(({ code }) => INCOMPLETE.includes(code));
