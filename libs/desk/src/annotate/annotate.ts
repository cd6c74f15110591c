import type { DocumentKind } from '@veracite/model/document';
import { annotateMarkup } from './markup';
import { annotatePdf } from './pdf';
import type { AnnotatedFile, AnnotateFault, AnnotateOptions, Remark } from './remark';
import { annotateWord } from './word';

/**
 * Adds remarks to a file and leaves everything else of it as it is: comments in Word, highlights in PDF, processing
 * instructions in JATS and TEI. Returns a fault for a file that cannot be annotated, and does not throw.
 */
export async function annotate(
  file: Uint8Array,
  kind: DocumentKind,
  remarks: readonly Remark[],
  options: AnnotateOptions,
): Promise<AnnotatedFile | AnnotateFault> {
  if (kind === 'jats' || kind === 'tei') return annotateMarkup(file, remarks, kind);
  if (kind === 'pdf') return annotatePdf(file, remarks, options);
  if (kind === 'docx') return annotateWord(file, remarks, options);
  return { fault: 'kind', message: 'Files of this kind cannot be annotated.' };
}
