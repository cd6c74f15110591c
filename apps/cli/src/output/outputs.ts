/** Output formats of `verify`. */
export const OUTPUTS = ['human', 'json', 'sarif', 'junit', 'github', 'markdown', 'html'] as const;
export type Output = (typeof OUTPUTS)[number];

/** Output formats of `check`. */
export const DOCUMENT_OUTPUTS = ['human', 'json', 'docx'] as const;
export type DocumentOutput = (typeof DOCUMENT_OUTPUTS)[number];
