/** What is read of a file at most. A thesis of 500 pages has some 1,500,000 characters and is a PDF file of 5 to 40 MB. */
export const LIMITS = {
  /** Bytes of a file. */
  bytes: 50_000_000,
  pages: 1_500,
  /** Characters of a document's text. */
  characters: 8_000_000,
  /** Bytes that an archive may unpack to, in all and for one byte of its own. */
  unpacked: 120_000_000,
  ratio: 250,
  /** Files in an archive. */
  files: 4_000,
  /** Characters of one text that is no PDF file. */
  text: 12_000_000,
} as const;
