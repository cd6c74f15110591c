/** Injects the local index of works. */
export const LIBRARY = Symbol('library');
/** Injects the pipeline that verifies references. */
export const VERIFIER = Symbol('verifier');
