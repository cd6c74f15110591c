/** Forms in which results are printed. */
export const OUTPUTS = ['human', 'json', 'sarif', 'junit', 'github', 'markdown'] as const;
export type Output = (typeof OUTPUTS)[number];

/** Forms in which what is wrong in a document is written. */
export const DOCUMENT_OUTPUTS = ['human', 'json', 'docx'] as const;
export type DocumentOutput = (typeof DOCUMENT_OUTPUTS)[number];
