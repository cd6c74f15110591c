import { strToU8, zipSync } from 'fflate';

/** A text with a citation and a list of references in one of several shapes. */
export interface OfficeText {
  cites: string;
  entries: string[];
  /** Line breaks in one paragraph, these with the heading, a text box, or a table. */
  shape: 'breaks' | 'headed' | 'box' | 'table';
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const word = {
  text: (text: string): string => `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`,
  break: '<w:r><w:br/></w:r>',
  paragraph: (runs: string): string => `<w:p>${runs}</w:p>`,
  box: (body: string): string =>
    `<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>${body}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`,
  table: (rows: string[]): string => `<w:tbl>${rows.map((row) => `<w:tr><w:tc>${row}</w:tc></w:tr>`).join('')}</w:tbl>`,
  file: (body: string): Uint8Array =>
    zipSync({
      '[Content_Types].xml': strToU8(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"></Types>',
      ),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"><w:body>${body}</w:body></w:document>`,
      ),
    }),
};
const odt: typeof word = {
  text: escaped,
  break: '<text:line-break/>',
  paragraph: (runs) => `<text:p>${runs}</text:p>`,
  box: (body) => `<text:p><draw:frame><draw:text-box>${body}</draw:text-box></draw:frame></text:p>`,
  table: (rows) =>
    `<table:table>${rows.map((row) => `<table:table-row><table:table-cell>${row}</table:table-cell></table:table-row>`).join('')}</table:table>`,
  file: (body) =>
    zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.text'),
      'content.xml': strToU8(
        `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      ),
    }),
};

/** Writes a Word or OpenDocument file with a list of references. */
export function officeFile({ cites, entries, shape }: OfficeText, ext: 'docx' | 'odt'): Uint8Array {
  const as = ext === 'docx' ? word : odt;
  const line = (text: string): string => as.paragraph(as.text(text));
  const broken = (lines: string[]): string => as.paragraph(lines.map(as.text).join(as.break));
  const list = {
    breaks: () => line('References') + broken(entries),
    headed: () => broken(['References', ...entries]),
    box: () => line('References') + as.box(entries.map(line).join('')),
    table: () => line('References') + as.table(entries.map(line)),
  };
  return as.file(line(cites) + list[shape]());
}
