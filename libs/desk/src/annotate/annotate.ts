import type { DocumentKind } from '@veracite/model/document';
import { annotateMarkup } from './markup';
import { annotateOffice } from './office';
import { OPEN_DOCUMENT } from './open-document';
import { annotatePdf } from './pdf';
import type { AnnotatedFile, AnnotateFault, AnnotateOptions, Remark } from './remark';
import { WORD } from './word';

/**
 * Adds remarks to a file and leaves everything else of it as it is: comments in Word documents and OpenDocument texts, highlights in PDF,
 * processing instructions in JATS and TEI. Returns a fault for a file that cannot be annotated, and does not throw.
 */
export async function annotate(
  file: Uint8Array,
  kind: DocumentKind,
  remarks: readonly Remark[],
  options: AnnotateOptions,
): Promise<AnnotatedFile | AnnotateFault> {
  if (kind === 'jats' || kind === 'tei') return annotateMarkup(file, remarks, kind);
  if (kind === 'pdf') return annotatePdf(file, remarks, options);
  if (kind === 'docx') return annotateOffice(file, remarks, options, WORD);
  if (kind === 'odt') return annotateOffice(file, remarks, options, OPEN_DOCUMENT);
  return { fault: 'kind', message: 'Files of this kind cannot be annotated.' };
}
