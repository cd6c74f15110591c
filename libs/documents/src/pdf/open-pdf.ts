import type { Fault } from '../fault';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api';
import { LIMITS } from '../limits';
import { piecesOf } from './pieces';
import type { PrintedPage } from './margins';
import { TexFonts } from './tex-fonts';

/** pdf.js replaces these with polyfills: `stringify` then takes 25 times as long, `push` several times. */
const { parse, stringify } = JSON;
const { push } = Array.prototype;

function restoreNatives(): void {
  Object.assign(JSON, { parse, stringify });
  Object.assign(Array.prototype, { push });
}

/** Reads the printed pages of a PDF file, or returns the reason why it cannot be read. */
export const openPdf = (bytes: Uint8Array): Promise<{ pages: PrintedPage[] } | Fault> => withPdf(bytes, readPages);

/** Opens a PDF file for a function and closes it afterwards. Returns the reason when it cannot be opened or the function fails. */
export async function withPdf<Result>(
  bytes: Uint8Array,
  use: (pdf: PDFDocumentProxy) => Promise<Result | Fault>,
): Promise<Result | Fault> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    // pdf.js transfers the buffer, so it gets a copy.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    maxImageSize: 1,
  });
  try {
    const pdf = await task.promise.finally(restoreNatives);
    if (pdf.numPages > LIMITS.pages)
      return {
        fault: 'too-many-pages',
        message: `The PDF file has ${pdf.numPages} pages; at most ${LIMITS.pages} are read.`,
      };
    return await use(pdf);
  } catch (error) {
    return faultOf(error);
  } finally {
    await task.destroy();
  }
}

async function readPages(pdf: PDFDocumentProxy): Promise<{ pages: PrintedPage[] } | Fault> {
  const pages: PrintedPage[] = [];
  const fonts = new TexFonts();
  let characters = 0;
  let printed = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const pieces = piecesOf(items, transform as number[], width, fonts);
    printed += pieces.length > 0 ? 1 : 0;
    for (const { runs } of pieces) for (const { text } of runs) characters += text.length;
    if (characters > LIMITS.characters)
      return { fault: 'too-large', message: 'The PDF file contains more text than can be read at once.' };
    pages.push({ width, height, pieces });
    page.cleanup();
  }
  for (const { pieces } of pages) fonts.decodeTexGlyphs(pieces);
  if (characters < 40 * Math.max(1, Math.min(pages.length, 5)) || printed < 0.2 * pages.length)
    return {
      fault: 'scanned',
      message:
        'The pages of this PDF file are scanned images without text. Run text recognition (OCR) on it, or paste the list of references.',
    };
  return { pages };
}

function faultOf(error: unknown): Fault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException')
    return {
      fault: 'encrypted',
      message: 'This PDF file is protected by a password. Save a copy without a password.',
    };
  return {
    fault: 'broken',
    message: 'This PDF file is damaged and cannot be read. Create it again, or paste the list of references.',
  };
}
