export interface CasingOptions {
  /** Recorded language of the work. English rules apply only to English titles. */
  language?: string;
  /** The same title in other databases. They decide the capitals that they agree on. */
  casings?: string[];
  /** The title in a citation, used where neither databases nor rules decide. */
  cited?: string;
  /** Abstract of the work, in which names are capitalized. */
  abstract?: string;
  /** True for the name of a journal or site, in which words in capitals (PLOS ONE, BMJ) are kept. */
  isName?: boolean;
}
