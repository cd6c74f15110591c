import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

/** Each character as one byte. */
export const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0) & 255);
/** Two bytes a character, with a mark of their order. */
export const utf16 = (text: string): Uint8Array =>
  latin1(`\u00ff\u00fe${[...text].map((char) => `${char}\0`).join('')}`);

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let index = 0;
  for (const part of parts) {
    whole.set(part, index);
    index += part.length;
  }
  return whole;
}

/** Entities of which each is ten of the one before (the "billion laughs"). */
export const LAUGHS = `<!DOCTYPE x [<!ENTITY a0 "ha">${Array.from({ length: 12 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join('')}]>`;
/** Entities that ask for a file and for an address. */
export const OUTSIDE = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd"><!ENTITY n SYSTEM "http://127.0.0.1:1/">]>';
/** Start of the XML of a Word document. */
export const WORD_HEAD = '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>';
/** A Word document with this text as XML. */
export const word = (xml: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8(xml), ...more });
/** An OpenDocument text with this content as XML. */
export const writer = (xml: string): Uint8Array =>
  zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text'), 'content.xml': strToU8(xml) });
/** An archive of text files, by name. */
export const latex = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
/** A LaTeX document with this body. */
export const tex = (body: string): string => `\\documentclass{article}\\begin{document}${body}\\end{document}`;

/** A PDF file of the objects given, from 1 on, without a table of where they stand: a reader has to look for them. */
export const pdf = (objects: readonly (string | Uint8Array)[], trailer = '/Root 1 0 R'): Uint8Array =>
  joined(
    latin1('%PDF-1.7\n'),
    ...objects.flatMap((object, i) => [
      latin1(`${i + 1} 0 obj\n`),
      typeof object === 'string' ? latin1(object) : object,
      latin1('\nendobj\n'),
    ]),
    latin1(`trailer<<${trailer}>>\n%%EOF`),
  );
/** The first object of a PDF file: its pages are the second. */
export const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const packed = (text: string): Uint8Array => {
  const body = deflateRawSync(text, { level: 9 });
  // A head of zlib; readers bear that its sum is missing.
  return joined(
    latin1(`<</Length ${body.length + 2}/Filter/FlateDecode>>\nstream\n\u0078\u00da`),
    body,
    latin1('\nendstream'),
  );
};
/** Pages that all print one stream. */
export const pages = (count: number, text: string, box = '[0 0 600 800]'): Uint8Array =>
  pdf([
    CATALOG,
    `<</Type/Pages/Count ${count}/Kids[${Array.from({ length: count }, (_, i) => `${i + 5} 0 R`).join(' ')}]>>`,
    FONT,
    packed(text),
    ...Array.from(
      { length: count },
      () => `<</Type/Page/Parent 2 0 R/MediaBox${box}/Resources<</Font<</F 3 0 R>>>>/Contents 4 0 R>>`,
    ),
  ]);
/** A stream that prints words, line below line. */
export const printed = (words: string, times: number): string =>
  `BT /F 9 Tf 11 TL 40 780 Td ${`(${words}) Tj T* `.repeat(times)}ET`;
