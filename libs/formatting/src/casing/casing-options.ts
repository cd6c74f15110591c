export interface CasingOptions {
  /** Language of the work as recorded; English rules apply to English titles only. */
  language?: string;
  /** The same title as other databases write it: where they agree on a word's capitals, they decide. */
  casings?: string[];
  /** The title as a citation of it has it: tells what neither databases nor rules do. */
  cited?: string;
  /** Running text about the work, in which names are capital: its abstract. */
  abstract?: string;
  /** The text names a journal or site: two words in capitals (PLOS ONE, BMJ) are its name and no headline. */
  isName?: boolean;
}
