/** Limits that the client and the server enforce. Sources: specification sections 5 and 9, design section 9. */
export const LIMITS = {
  batchMax: 100,
  /** A line of this many characters or more is dropped. */
  lineMax: 2000,
  previewLines: 5,
  /** Maximum size of a parsed text, in characters and in lines that are not blank. */
  parseMaxChars: 200_000,
  parseMaxLines: 10_000,
  /** Largest list of a check, in characters and in entries. */
  checkMaxChars: 1_000_000,
  checkMaxEntries: 5_000,
  /** Most entries of a check in one answer. */
  checkEntriesPage: 500,
  /** Most operations on the entries of a check in one request. */
  entryOperations: 50,
  bibliographyMinChars: 10,
  bibliographyMaxChars: 200_000,
  bibliographyMaxEntries: 500,
  /** Maximum number of entries of one certificate. */
  certificateMaxEntries: 1000,
  manuscriptMaxChars: 600_000,
  /** A bibliography line counts when it has more characters than this after trimming. */
  bibliographyLineMin: 10,
  sourceMinChars: 3,
  passwordMin: 6,
  passwordMaxBytes: 1024,
  nameMax: 200,
  emailMax: 254,
  yearMin: 1900,
  historyPageSizes: [10, 25, 50],
  historyPageMax: 100,
  historySearchMax: 200,
  recent: 10,
  findMax: 20,
} as const;

/** Returns the last year in which a work may appear: next year. */
export function yearMax(now: Date): number {
  return now.getUTCFullYear() + 1;
}

/** A trimmed line that is not blank, with its offsets in the text and its line number, from 1. */
export interface TextLine {
  start: number;
  end: number;
  text: string;
  line: number;
}

/** Returns the lines of a text that are not blank. */
export function textLines(text: string): TextLine[] {
  let start = 0;
  return text.split(/(\r\n|\r|\n)/).flatMap((piece, index) => {
    const from = start;
    start += piece.length;
    // Every second piece is a line break.
    const trimmed = index % 2 === 0 ? piece.trim() : '';
    if (trimmed === '') return [];
    const begin = from + piece.indexOf(trimmed);
    return [{ start: begin, end: begin + trimmed.length, text: trimmed, line: index / 2 + 1 }];
  });
}

/** Checks whether a text is short enough for one citation. Longer ones are dropped. */
export function fitsOneCitation(text: string): boolean {
  return text.length < LIMITS.lineMax;
}

/** Why a bibliography without an entry that counts is refused. */
export const NO_BIBLIOGRAPHY = 'Bibliography must contain at least some text';

/** Checks whether an entry of a bibliography is analyzed and charged. */
export function countsInBibliography(text: string): boolean {
  return text.trim().length > LIMITS.bibliographyLineMin;
}

/** Returns the lines of a bibliography that are analyzed and charged, with their line numbers from 1. */
export function bibliographyLines(text: string): TextLine[] {
  return textLines(text).filter((entry) => countsInBibliography(entry.text));
}
