import type { CslItem } from '@veracite/model/csl';
import type { Style } from '@veracite/model/verification';
import { escapeHtml, toRuns, type Run } from '../markup';
import { printable } from './printable';
import { entries, HEADINGS } from './document';
import { zip } from './zip';

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Hanging indent of half an inch (720 twentieths of a point) and double spacing, as all three manuals set their lists. */
const PARAGRAPH =
  '<w:pPr><w:spacing w:after="0" w:line="480" w:lineRule="auto"/><w:ind w:left="720" w:hanging="720"/></w:pPr>';
const FONT = '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/><w:sz w:val="24"/>';

/** The list of works as a Word document (ECMA-376): three parts are all that Word asks for. */
export function toDocx(items: CslItem[], style: Style): Uint8Array {
  const heading = `<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:b/>${FONT}</w:rPr><w:t>${HEADINGS[style]}</w:t></w:r></w:p>`;
  const paragraphs = entries(items, style).map((entry) => `<w:p>${PARAGRAPH}${toRuns(entry).map(run).join('')}</w:p>`);
  return zip([
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${MAIN}"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}" Target="word/document.xml"/></Relationships>`,
    ],
    [
      'word/document.xml',
      `${HEAD}<w:document xmlns:w="${NAMESPACE}"><w:body>${heading}${paragraphs.join('')}</w:body></w:document>`,
    ],
  ]);
}

/** Characters that XML 1.0 cannot hold would make Word refuse the file. */
const xml = (text: string): string => escapeHtml(printable(text));

function run({ text, italic, position }: Run): string {
  const place = position ? `<w:vertAlign w:val="${position === 'sub' ? 'subscript' : 'superscript'}"/>` : '';
  const properties = `<w:rPr>${FONT.split('<w:sz')[0] ?? ''}${italic ? '<w:i/>' : ''}<w:sz w:val="24"/>${place}</w:rPr>`;
  return `<w:r>${properties}<w:t xml:space="preserve">${xml(text)}</w:t></w:r>`;
}
