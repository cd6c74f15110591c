import type { DocumentReading } from '@veracite/model/document';
import { decodeText } from '@veracite/text/decode';
import { withEndnotes } from './citing/endnotes';
import { readCitations } from './citing/read-citations';
import { isFault, type Fault } from './fault';
import { frontOfText } from './front/from-text';
import { archiveFolder, NO_FOLDER, type Folder } from './folder';
import { readLatex, type PlainOfLatex } from './latex/read-latex';
import { readMarkdown } from './markdown/read-markdown';
import { readHtml } from './markup/html';
import { JATS } from './markup/jats';
import { TEI } from './markup/tei';
import { readMarkup } from './markup/vocabulary';
import { hasEntityBomb } from './markup/visit';
import { readDocx } from './office/docx';
import { readOdt } from './office/odt';
import { readPdf } from './pdf/read-pdf';
import type { ParsedDocument } from './parsed-document';
import { readPlainText } from './plain/read-plain-text';
import { isMarkdownName, recognize, type Recognized } from './recognize';

interface ReadingOptions {
  /** Name of the file, which distinguishes Markdown from plain text. */
  name?: string;
  /** The files next to it, which a LaTeX or Markdown file may include. */
  folder?: Folder;
  /** Converts LaTeX to plain text. */
  plainOfLatex: PlainOfLatex;
}

const BOMB: Fault = {
  fault: 'bomb',
  message: 'This file defines entities that grow without bound when they are resolved, and was not read.',
};

/**
 * Reads a document of any supported kind, which it detects from the content. Returns a fault for a file that cannot be read, and
 * does not throw.
 */
export async function readDocument(bytes: Uint8Array, options: ReadingOptions): Promise<DocumentReading> {
  const recognized = recognize(bytes, options.name);
  if (isFault(recognized)) return recognized;
  const read = await readAs(recognized, bytes, options);
  if (isFault(read)) return read;
  const noted = { ...read, blocks: withEndnotes(read) };
  return { document: { ...noted, front: read.front ?? frontOfText(read), citations: readCitations(noted) } };
}

/** Returns true for Markdown by its name or its headings. Keys in brackets may also be user names in a list. */
const isMarkedUp = (text: string, name = ''): boolean => isMarkdownName(name) || /^#{1,6} \S/m.test(text);

const lists = ({ entries, unsplit, bibliographies }: ParsedDocument): boolean =>
  entries.length + unsplit.length + bibliographies.length > 0;

async function readAs(
  recognized: Recognized,
  bytes: Uint8Array,
  { folder = NO_FOLDER, name, plainOfLatex }: ReadingOptions,
): Promise<ParsedDocument | Fault> {
  switch (recognized.kind) {
    case 'pdf':
      return readPdf(bytes);
    case 'docx':
      return readDocx(recognized.archive);
    case 'odt':
      return readOdt(recognized.archive);
    case 'project': {
      const { archive, main } = recognized;
      const source = archive.read(main);
      if (!source) return { fault: 'broken', message: `The file "${main}" of this archive is damaged.` };
      const text = decodeText(source);
      return /\.(?:tex|ltx)$/i.test(main)
        ? readLatex(text, { folder: archiveFolder(archive), plain: plainOfLatex, name: main })
        : readMarkdown(text, archiveFolder(archive));
    }
    case 'latex':
      return readLatex(recognized.text, { folder, plain: plainOfLatex, ...(name !== undefined && { name }) });
    case 'markdown': {
      const read = readMarkdown(recognized.text, folder);
      return isMarkedUp(recognized.text, name) || lists(read) ? read : readPlainText(recognized.text);
    }
    case 'html':
      return readHtml(recognized.text);
    case 'jats':
      return hasEntityBomb(recognized.text) ? BOMB : readMarkup(recognized.text, JATS);
    case 'tei':
      return hasEntityBomb(recognized.text) ? BOMB : readMarkup(recognized.text, TEI);
    case 'text':
      return readPlainText(recognized.text);
  }
}
