/**
 * What a unit of a pasted text can be: the beginning of an entry, a part of the entry before, or none of an entry. What a page has
 * may stand inside an entry, the others may not.
 */
export const CLASSES = ['begin', 'inside', 'page', 'heading', 'prose'] as const;
export type Class = (typeof CLASSES)[number];

export const BEGIN = 0;
export const INSIDE = 1;
export const PAGE = 2;
