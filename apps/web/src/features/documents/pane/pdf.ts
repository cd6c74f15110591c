import type { PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** An open PDF file; `close` frees its memory. */
export interface OpenPdf {
  pdf: PDFDocumentProxy;
  close: () => void;
}

/** @throws the library's error for a file that it cannot open */
export async function openPdf(file: File): Promise<OpenPdf> {
  const { getDocument, GlobalWorkerOptions, VerbosityLevel } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    verbosity: VerbosityLevel.ERRORS,
    // Forbidden by the page's content security policy; the library has fallbacks.
    isEvalSupported: false,
    useWasm: false,
  });
  return { pdf: await task.promise, close: () => void task.destroy() };
}

/** Upper limit of pixels, because more cost memory and are not visible. */
const MOST_DOTS = 2;

/** Draws a page into a canvas, as wide as it is shown. Resolves when it is drawn; rejects when `signal` ends it. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  { canvas, width, signal }: { canvas: HTMLCanvasElement; width: number; signal: AbortSignal },
): Promise<void> {
  const page = await pdf.getPage(number);
  signal.throwIfAborted();
  const dots = Math.min(MOST_DOTS, window.devicePixelRatio || 1);
  const viewport = page.getViewport({ scale: (width * dots) / page.getViewport({ scale: 1 }).width });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel(), { once: true });
  await task.promise;
}
