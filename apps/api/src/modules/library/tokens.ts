/** Injects the local index of works. */
export const LIBRARY = Symbol('library');
