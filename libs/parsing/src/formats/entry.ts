import type { CslItem } from '@veracite/model/csl';
import type { Field, Span } from '@veracite/model/reference';

/** One record of a structured file, before it becomes a Reference. */
export interface Entry {
  /** Where it stands in the file. */
  span: Span;
  csl: CslItem;
  /** Identifiers as written, to be checked. */
  written: { kind: 'doi' | 'arxiv' | 'pmid' | 'pmcid' | 'isbn' | 'issn'; value: string }[];
  etAl?: boolean;
  /** Where the value of a field stands, relative to the entry. */
  fields?: Partial<Record<Field, Span[]>>;
  /** Something was never closed, and was cut off where the next begins. */
  isBroken?: true;
  /** A string of BibTeX that the entry uses and that is too long to expand. */
  unexpanded?: string | undefined;
  /** Key of the entry in its file. */
  key?: string;
}

/** An entry that a format sets apart but whose inside is running text: an item of a list of LaTeX or HTML. */
export interface PlainEntry {
  span: Span;
  /** Stretches that are no part of the text (commands, tags), relative to the entry, in any order. */
  holes: Span[];
}

/** The entries of a text in some format; undefined when it is in another format after all. */
export type Reader = (text: string) => (Entry | PlainEntry)[] | undefined;
