import type { DocumentReading } from '@veracite/model/document';
import { decodeText } from '@veracite/text/decode';
import { withEndnotes } from './citing/endnotes';
import { readCitations } from './citing/read';
import { isFault, type Fault } from './fault';
import { archiveFolder, NO_FOLDER, type Folder } from './folder';
import { readLatex, type PlainOfLatex } from './latex/read';
import { readMarkdown } from './markdown/read';
import { readHtml } from './markup/html';
import { JATS } from './markup/jats';
import { TEI } from './markup/tei';
import { readMarkup } from './markup/vocabulary';
import { hasEntityBomb } from './markup/walk';
import { readDocx } from './office/docx';
import { readOdt } from './office/odt';
import { readPdf, type Unread } from './pdf/read';
import { readPlainText } from './plain/read';
import { recognise, type Recognised } from './recognise';

export interface ReadingOptions {
  /** Name of the file, which tells Markdown from plain text. */
  name?: string;
  /** The files beside it: what a LaTeX or a Markdown file takes in. */
  folder?: Folder;
  /** Plain characters for LaTeX. */
  plainOfLatex: PlainOfLatex;
}

const BOMB: Fault = {
  fault: 'bomb',
  message: 'This file defines entities that grow without bound when they are resolved, and was not read.',
};

/**
 * Reads a document of any kind from its bytes; the kind is told by content. Whatever the bytes are, the answer is a document or a
 * fault with its name; nothing is thrown for a bad file.
 */
export async function readDocument(bytes: Uint8Array, options: ReadingOptions): Promise<DocumentReading> {
  const recognised = recognise(bytes, options.name);
  if (isFault(recognised)) return recognised;
  const read = await readAs(recognised, bytes, options);
  if (isFault(read)) return read;
  const noted = { ...read, blocks: withEndnotes(read) };
  return { document: { ...noted, citations: readCitations(noted) } };
}

async function readAs(
  recognised: Recognised,
  bytes: Uint8Array,
  { folder = NO_FOLDER, plainOfLatex }: ReadingOptions,
): Promise<Unread | Fault> {
  switch (recognised.kind) {
    case 'pdf':
      return readPdf(bytes);
    case 'docx':
      return readDocx(recognised.archive);
    case 'odt':
      return readOdt(recognised.archive);
    case 'project': {
      const { archive, main } = recognised;
      const source = archive.read(main);
      if (!source) return { fault: 'broken', message: `The file "${main}" of this archive is damaged.` };
      const text = decodeText(source);
      return /\.(?:tex|ltx)$/i.test(main)
        ? readLatex(text, archiveFolder(archive), plainOfLatex)
        : readMarkdown(text, archiveFolder(archive));
    }
    case 'latex':
      return readLatex(recognised.text, folder, plainOfLatex);
    case 'markdown':
      return readMarkdown(recognised.text, folder);
    case 'html':
      return readHtml(recognised.text);
    case 'jats':
      return hasEntityBomb(recognised.text) ? BOMB : readMarkup(recognised.text, JATS);
    case 'tei':
      return hasEntityBomb(recognised.text) ? BOMB : readMarkup(recognised.text, TEI);
    case 'text':
      return readPlainText(recognised.text);
  }
}
