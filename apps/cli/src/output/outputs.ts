/** Forms in which results are printed. */
export const OUTPUTS = ['human', 'json', 'sarif', 'junit', 'github', 'markdown'] as const;
export type Output = (typeof OUTPUTS)[number];
