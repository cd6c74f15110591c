/* eslint-disable no-control-regex -- binary files begin with control characters */
/** A kind of file: how to recognize it, its name with an article, and advice as a clause. */
type Kind = [pattern: RegExp, name: string, advice: string];

const COPY = 'copy the list of references out of it and paste that';
const EXPORT = 'export the references as BibTeX, RIS or CSL-JSON';
const UNPACK = 'unpack it first';
const NO_TEXT = 'references must come as text';

/** ZIP archives by the names of the files in them, which are not compressed. */
const IN_ZIP: Kind[] = [
  [/word\/|\.docx/, 'a Word document', COPY],
  [/xl\//, 'an Excel workbook', 'save it as text or CSV, or copy its cells'],
  [/ppt\//, 'a PowerPoint presentation', COPY],
  [/opendocument\.text/, 'an OpenDocument text', COPY],
  [/opendocument/, 'an OpenDocument file', COPY],
  [/epub/, 'an EPUB book', COPY],
];

/** Files by their first characters; a byte above 127 may have been decoded to any character. */
const HIGH = '[\\u0080-\\uffff]';
const BEGINNINGS: Kind[] = [
  [/^\P{L}{0,400}%PDF-\d/u, 'a PDF file', COPY],
  [/^\{\\rtf/, 'an RTF document', COPY],
  [/^%!PS/, 'a PostScript file', COPY],
  [/^AT&TFORM/, 'a DjVu file', COPY],
  [
    new RegExp(`^${HIGH}{1,2}\\u0011${HIGH}{1,3}\\u001a${HIGH}`),
    'an Office document of the old form (.doc, .xls, .ppt)',
    COPY,
  ],
  [new RegExp(`^${HIGH}PNG\\r?\\n`), 'a PNG image', NO_TEXT],
  [new RegExp(`^${HIGH}{2,4}.{0,4}(?:JFIF|Exif)`, 's'), 'a JPEG image', NO_TEXT],
  [/^GIF8[79]a/, 'a GIF image', NO_TEXT],
  [/^(?:II\*\0|MM\0\*)/, 'a TIFF image', NO_TEXT],
  [/^BM.{4}\0\0\0\0/s, 'a BMP image', NO_TEXT],
  [/^RIFF.{4}WEBP/s, 'a WebP image', NO_TEXT],
  [/^RIFF.{4}(?:WAVE|AVI )/s, 'a recording', NO_TEXT],
  [/^.{4}ftyp/s, 'a video', NO_TEXT],
  [/^(?:ID3[\0-\u0008]|OggS\0|fLaC)/, 'a recording', NO_TEXT],
  [/^SQLite format 3\0/, 'an SQLite database (such as the one of Zotero)', EXPORT],
  [new RegExp(`^\\u001f${HIGH}\\u0008`), 'a gzip archive', UNPACK],
  [/^7z[\u0080-\uffff]{2,4}'/, 'a 7-Zip archive', UNPACK],
  [/^Rar!\u001a/, 'a RAR archive', UNPACK],
  [/^BZh[1-9]1AY/, 'a bzip2 archive', UNPACK],
  [new RegExp(`^${HIGH}7zXZ\\0`), 'an xz archive', UNPACK],
  [/^.{257}ustar/s, 'a tar archive', UNPACK],
  [/^\u007fELF/, 'a program', NO_TEXT],
  [/^MZ[^ -~]{2}/, 'a program', NO_TEXT],
];

/** Control characters that do not occur in text. */
const CONTROL = /[\0-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g;
/** Largest share of control characters in a text. */
const MAX_CONTROL_SHARE = 0.02;

/** Returns why a file (Latin-1 or UTF-8, 4,000 characters) cannot be read as text ("This is a PDF file; …"). */
export function whyNotText(content: string): string | undefined {
  const head = content.slice(0, 4000);
  const [, name, advice] = kindOf(head) ?? [];
  return name && `This is ${name}; ${advice}.`;
}

function kindOf(head: string): Kind | undefined {
  if (/^PK(?:\u0003\u0004|\u0005\u0006)/.test(head))
    return IN_ZIP.find(([pattern]) => pattern.test(head)) ?? [/^/, 'a ZIP archive', UNPACK];
  const known = BEGINNINGS.find(([pattern]) => pattern.test(head.slice(0, 600)));
  if (known) return known;
  const controls = head.match(CONTROL)?.length ?? 0;
  return controls > 3 && controls > MAX_CONTROL_SHARE * head.length ? [/^/, 'a binary file', NO_TEXT] : undefined;
}
