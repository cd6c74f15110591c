import type { CslItem } from '@veracite/model/csl';

/** The list of references in the full text of a work. */
export interface ReferenceList {
  /** PMID of the citing work. */
  by: string;
  /** The entries. No database needs to have the works that they cite. */
  entries: readonly CslItem[];
}
