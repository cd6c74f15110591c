import type { Reference, Span } from '@veracite/model/reference';

/** A reference of a document's list, with the label and key that the text may cite it by. */
export interface Listed {
  reference: Reference;
  /** Absent if the reference comes from another file or from a field of the document. */
  printed?: Span;
  /** True if it was read from a note: its pages are those that the note cites. */
  isInNote?: true;
  /** True if it is a further work under the number or key of the entry before. */
  isFurther?: true;
  label?: string;
  key?: string;
}
