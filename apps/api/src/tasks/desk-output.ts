import type { CollectionExport, Paper } from '@veracite/contracts/collections';
import { annotate } from '@veracite/desk/annotate/annotate';
import type { AnnotatedFile, AnnotateFault, Remark } from '@veracite/desk/annotate/remark';
import { toCsv, toJson, toXlsx } from '@veracite/desk/export/table';
import type { DocumentKind } from '@veracite/model/document';

export const COLLECTION_FORMATS = ['csv', 'xlsx', 'json'] as const;
export type CollectionFormat = (typeof COLLECTION_FORMATS)[number];

/** Writes a collection as a file. */
export async function writeCollection({
  format,
  collection,
  papers,
}: {
  format: CollectionFormat;
  collection: CollectionExport['collection'];
  papers: Paper[];
}): Promise<string | Uint8Array> {
  if (format === 'xlsx') return toXlsx(papers);
  return format === 'csv' ? toCsv(papers) : toJson(collection, papers);
}

/** Writes remarks into the file of a paper. */
export const annotatePaper = ({
  bytes,
  kind,
  remarks,
}: {
  bytes: Uint8Array;
  kind: DocumentKind;
  remarks: Remark[];
}): Promise<AnnotatedFile | AnnotateFault> => annotate(bytes, kind, remarks, { author: 'Veracite', at: new Date() });
