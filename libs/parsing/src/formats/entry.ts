import type { CslItem } from '@veracite/model/csl';
import type { Doubt, Field, Span } from '@veracite/model/reference';

/** A record of a structured file, before it becomes a Reference. */
export interface Entry {
  span: Span;
  csl: CslItem;
  /** Identifiers as written, not yet validated. */
  written: { kind: 'doi' | 'arxiv' | 'pmid' | 'pmcid' | 'isbn' | 'issn'; value: string }[];
  etAl?: boolean;
  /** Positions of the values, relative to the entry. */
  fields?: Partial<Record<Field, Span[]>>;
  /** A brace or quotation mark is not closed; its value ends where the next entry or field begins. */
  isBroken?: true;
  /** A string of BibTeX that the entry uses and that is too long to expand. */
  unexpanded?: string | undefined;
  /** A command of LaTeX that the file does not define. */
  lost?: Doubt;
  /** Key of the entry in its file. */
  key?: string;
}

/** An entry that a format delimits but that contains running text: an item of a list in LaTeX or HTML. */
export interface PlainEntry {
  span: Span;
  /** Spans that are not part of the text (commands, tags), relative to the entry, in any order. */
  holes: Span[];
}

/** A function that reads the entries of a text; it returns undefined if the text is not in its format. */
export type Reader = (text: string) => (Entry | PlainEntry)[] | undefined;
