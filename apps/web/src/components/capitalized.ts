/** Shows the first letter as a capital; the word itself, which may be the name of a state, stays as it is. */
export const capitalized = { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } } as const;
