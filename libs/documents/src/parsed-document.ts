import type { Document } from '@veracite/model/document';

/** A document whose in-text citations, and whose own title if only its layout shows it, have not been read yet. */
export type ParsedDocument = Omit<Document, 'citations' | 'front'> & Partial<Pick<Document, 'front'>>;
