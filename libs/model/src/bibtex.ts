/** What is to be changed in one field of an entry of a BibTeX file. */
export interface BibtexChange {
  /** Names by which the field may go in the entry; the first is the one that it is added by. */
  names: readonly string[];
  /** As TeX, without the braces around it. */
  value: string;
}
