/** Maximum sizes of a document. For comparison, a thesis of 500 pages has about 1,500,000 characters and 5 to 40 MB as a PDF file. */
export const LIMITS = {
  /** Size of a file in bytes. */
  bytes: 50_000_000,
  pages: 1_500,
  /** Characters of a document's text. */
  characters: 8_000_000,
  /** Unpacked bytes of an archive, in total and (`ratio`) per compressed byte. */
  unpacked: 120_000_000,
  ratio: 250,
  /** Files in an archive. */
  files: 4_000,
  /** Characters of a text file. */
  text: 12_000_000,
} as const;
