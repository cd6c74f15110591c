import type { CslItem } from '@veracite/model/csl';

/** The list of references of one of the works in existence, as its full text has it. */
export interface ReferenceList {
  /** PMID of the citing work. */
  by: string;
  /** The entries; what they cite need not be held by anybody. */
  entries: readonly CslItem[];
}
