/** Classes of units: start of an entry, other part, or none. Only `page` may occur inside an entry. */
export const CLASSES = ['begin', 'inside', 'page', 'heading', 'prose'] as const;
export type Class = (typeof CLASSES)[number];

export const BEGIN = 0;
export const INSIDE = 1;
export const PAGE = 2;
