/** Limits both sides of the wire obey. Sources: specification sections 5 and 9, design section 9. */
export const LIMITS = {
  batchMax: 100,
  /** A line of this many characters or more is dropped. */
  lineMax: 2000,
  previewLines: 5,
  bibliographyMinChars: 10,
  bibliographyMaxChars: 200_000,
  bibliographyMaxEntries: 500,
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
  recent: 10,
  findMax: 20,
} as const;

/** The last year a work may be said to appear in: next year. */
export function yearMax(now: Date): number {
  return now.getUTCFullYear() + 1;
}

/** The specification's rule for the web form: one line, one citation; trimmed, not blank, under 2,000 characters. */
export function citationLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line.length > 0 && line.length < LIMITS.lineMax);
}

/** Lines of a bibliography that are analysed and charged, with their line numbers from 1. */
export function bibliographyLines(text: string): { line: number; text: string }[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((entry) => entry.text.length > LIMITS.bibliographyLineMin);
}
