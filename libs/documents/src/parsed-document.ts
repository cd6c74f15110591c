import type { Document } from '@veracite/model/document';

/** A document whose in-text citations have not been read yet. */
export type ParsedDocument = Omit<Document, 'citations'>;
