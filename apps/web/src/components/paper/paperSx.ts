/** Notes and links on paper. */
export const smallSx = { fontSize: '8.5pt', color: '#444', m: 0, overflowWrap: 'anywhere' } as const;

/** A heading within a report. */
export const headingSx = { typography: 'h4', fontSize: '12pt', m: 0, mt: 2.5, mb: 0.75, breakAfter: 'avoid' } as const;

/** Lists without marks. */
export const plainListSx = { listStyle: 'none', p: 0, m: 0 } as const;
