/** How files begin that are no text, as far as their first bytes survive being read as UTF-8. */
const BEGINNINGS: [beginning: string, kind: string][] = [
  ['%PDF-', 'a PDF file'],
  ['PK\u0003\u0004', 'a Word file or another archive'],
  ['\uFFFD\uFFFD\u0011\uFFFD', 'an old Word file'],
  ['{\\rtf', 'an RTF file'],
  ['\u001F\uFFFD', 'a compressed file'],
  ['\uFFFDPNG', 'a picture'],
  ['\uFFFD\uFFFD\uFFFD\uFFFD', 'a picture or another file of bytes'],
];

/** The kind of a file whose bytes came in place of a text, in words; undefined for a text. */
export function binaryKind(text: string): string | undefined {
  return BEGINNINGS.find(([beginning]) => text.startsWith(beginning))?.[1];
}
