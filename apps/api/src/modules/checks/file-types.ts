import { EXPORT_FORMATS } from '@veracite/formatting/export/formats';
import type { DocumentKind } from '@veracite/model/document';

const MEDIA_TYPES: Partial<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  docx: EXPORT_FORMATS.docx.mediaType,
  odt: 'application/vnd.oasis.opendocument.text',
  jats: 'application/xml',
  tei: 'application/xml',
};

/** Media type of files of an unknown kind. */
export const BYTES = 'application/octet-stream';

/** Returns the media type of a document for a download. */
export const mediaTypeOf = (kind: DocumentKind | null): string => (kind && MEDIA_TYPES[kind]) ?? BYTES;

/** Returns the name of a file without the folders of its path. */
export const baseName = (path: string): string => path.split('/').at(-1) ?? path;
