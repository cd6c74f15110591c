/** How a typed field stands to the records. */
export type Standing = 'agreed' | 'contradicted' | 'silent' | 'untyped';
