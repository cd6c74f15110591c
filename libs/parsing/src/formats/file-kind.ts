/* eslint-disable no-control-regex -- files that are no text begin with such signs */
/** A file that holds no text. */
export interface FileKind {
  /** With its article: "a PDF file". */
  name: string;
  /** What to do instead, as a clause. */
  advice: string;
}

const COPY = 'copy the list of references out of it and paste that';
const EXPORT = 'export the references as BibTeX, RIS or CSL-JSON';
const UNPACK = 'unpack it first';
const NO_TEXT = 'references must come as text';

/** Zip archives by the names of the files in them, which stand in their head uncompressed. */
const IN_ZIP: [RegExp, string, string][] = [
  [/word\/|\.docx/, 'a Word document', COPY],
  [/xl\//, 'an Excel workbook', 'save it as text or CSV, or copy its cells'],
  [/ppt\//, 'a PowerPoint presentation', COPY],
  [/opendocument\.text/, 'an OpenDocument text', COPY],
  [/opendocument/, 'an OpenDocument file', COPY],
  [/epub/, 'an EPUB book', COPY],
];

/** What files begin with; a byte above 127 may have been decoded to anything. */
const HIGH = '[\\u0080-\\uffff]';
const BEGINNINGS: [RegExp, string, string][] = [
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

/** Signs of control that no text has. */
const CONTROL = /[\0-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g;
/** Share of them above which a file is no text. */
const TOO_MANY = 0.02;

/**
 * What a file is that is no text, by how it begins; undefined for text.
 * @param head the first characters, decoded as Latin-1 or as UTF-8
 */
export function fileKind(head: string): FileKind | undefined {
  if (/^PK(?:\u0003\u0004|\u0005\u0006)/.test(head)) {
    const [, name, advice] = IN_ZIP.find(([sign]) => sign.test(head)) ?? [undefined, 'a ZIP archive', UNPACK];
    return { name, advice };
  }
  const [, name, advice] = BEGINNINGS.find(([sign]) => sign.test(head.slice(0, 600))) ?? [];
  if (name && advice) return { name, advice };
  const controls = head.slice(0, 4000).match(CONTROL)?.length ?? 0;
  if (controls > 3 && controls > TOO_MANY * Math.min(head.length, 4000))
    return { name: 'a binary file', advice: NO_TEXT };
  return undefined;
}

/** Why a file's content cannot be read as text: "This is a PDF file; copy …"; undefined when it can. */
export function whyNotText(content: string): string | undefined {
  const kind = fileKind(content.slice(0, 4000));
  return kind && `This is ${kind.name}; ${kind.advice}.`;
}
