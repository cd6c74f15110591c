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
  /** Key of the entry in its file. */
  key?: string;
}
