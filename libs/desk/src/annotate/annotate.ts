import type { DocumentKind } from '@veracite/model/document';
import { annotateJats, annotateTei } from './markup';
import { annotatePdf } from './pdf';
import type { AnnotatedFile, AnnotateFault, AnnotateOptions, Remark } from './remark';
import { annotateWord } from './word';

/** Kinds of documents that can be annotated. */
export const ANNOTATED_KINDS = ['jats', 'tei', 'pdf', 'docx'] as const satisfies readonly DocumentKind[];

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
  switch (kind) {
    case 'jats':
      return annotateJats(file, remarks);
    case 'tei':
      return annotateTei(file, remarks);
    case 'pdf':
      return annotatePdf(file, remarks, options);
    case 'docx':
      return annotateWord(file, remarks, options);
    default:
      return { fault: 'kind', message: 'Files of this kind cannot be annotated.' };
  }
}
