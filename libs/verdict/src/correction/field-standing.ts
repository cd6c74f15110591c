/** Relation of a typed field to the records. */
export type Standing = 'agreed' | 'contradicted' | 'silent' | 'untyped';
