import type { InputFormat, Reference, Span } from '@veracite/model/reference';

/** How the entries of a plain text were told apart. `single`: the whole text is one entry. */
export type Layout = 'single' | 'one-a-line' | 'numbered' | 'blocks' | 'wrapped';

/** Text that belongs to no reference: a heading, what a page has (its number, a running head, a button), prose. */
export interface LeftOut extends Span {
  kind: 'heading' | 'page' | 'prose';
}

/** What a pasted text or a file was read as. Spans are offsets of the text as it was given, or of `text` where there is one. */
export interface ParsedText {
  format: InputFormat;
  /** Two columns that were read across stand below each other here. */
  text?: string;
  /** Plain text alone has a layout. */
  layout?: Layout;
  references: Reference[];
  leftOut: LeftOut[];
  /** Why there are none: "This is a PDF file; …". */
  problem?: string;
}
