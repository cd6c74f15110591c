import type { CslItem } from '@veracite/model/csl';
import type { Style } from '@veracite/model/verification';
import { toBibtex } from './bibtex';
import { toCsv } from './csv';
import { toHtmlPage, toMarkdown, toText, entries, HEADINGS } from './document';
import { toEndnoteXml } from './endnote-xml';
import { printableAll } from '@veracite/text/printable';
import { toRis } from './ris';
import { toRuns } from '../markup';
import { wordDocument } from './word';

/** Exports works as a Word document, formatted as the manual of the style requires. */
const toDocx = (items: CslItem[], style: Style): Uint8Array =>
  wordDocument([
    { set: 'heading', runs: [{ text: HEADINGS[style], bold: true }] },
    ...entries(items, style).map((entry) => ({ set: 'hanging' as const, runs: toRuns(entry) })),
  ]);

interface ExportFormat {
  /** Display name. */
  name: string;
  extension: string;
  mediaType: string;
  /** @param style of the citations, for the formats that hold citations and not fields */
  write: (items: CslItem[], style: Style) => string | Uint8Array;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const EXPORT_FORMATS = {
  bibtex: { name: 'BibTeX', extension: 'bib', mediaType: 'application/x-bibtex', write: (items) => toBibtex(items) },
  biblatex: {
    name: 'BibLaTeX',
    extension: 'bib',
    mediaType: 'application/x-bibtex',
    write: (items) => toBibtex(items, 'biblatex'),
  },
  ris: {
    name: 'RIS',
    extension: 'ris',
    mediaType: 'application/x-research-info-systems',
    write: (items) => toRis(items),
  },
  'csl-json': {
    name: 'CSL-JSON',
    extension: 'json',
    mediaType: 'application/vnd.citationstyles.csl+json',
    write: (items) => `${JSON.stringify(items, null, 2)}\n`,
  },
  'endnote-xml': {
    name: 'EndNote XML',
    extension: 'xml',
    mediaType: 'application/xml',
    write: (items) => toEndnoteXml(items),
  },
  docx: { name: 'Word', extension: 'docx', mediaType: WORD, write: toDocx },
  csv: { name: 'CSV', extension: 'csv', mediaType: 'text/csv', write: (items) => toCsv(items) },
  markdown: { name: 'Markdown', extension: 'md', mediaType: 'text/markdown', write: toMarkdown },
  html: { name: 'HTML', extension: 'html', mediaType: 'text/html', write: toHtmlPage },
  text: { name: 'Plain text', extension: 'txt', mediaType: 'text/plain', write: toText },
} satisfies Record<string, ExportFormat>;

export type ExportFormatId = keyof typeof EXPORT_FORMATS;

/** Exports works in a format. Returns bytes for Word and text for all others. */
export const exportWorks = (items: CslItem[], format: ExportFormatId, style: Style = 'apa'): string | Uint8Array =>
  (EXPORT_FORMATS[format] as ExportFormat).write(printableAll(items), style);
