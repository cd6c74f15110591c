/** Injects the server's `Config`. */
export const CONFIG = Symbol('config');
