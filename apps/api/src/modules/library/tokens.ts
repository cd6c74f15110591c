/** Injects the local index of works. */
export const LIBRARY = Symbol('library');
/** Injects the databases behind one door. */
export const SOURCES = Symbol('sources');
/** Injects the registries of journals, publishers, people and organisations. */
export const REGISTRIES = Symbol('registries');
/** Injects the pipeline of one verification. */
export const VERIFIER = Symbol('verifier');
