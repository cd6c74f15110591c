/** Injects what all connectors share: HTTP client, rate limits, cache. */
export const CONNECTOR_RUNTIME = Symbol('connector-runtime');
/** Injects all databases as one `Sources`. */
export const SOURCES = Symbol('sources');
/** Injects the registries of journals, publishers, people and organizations. */
export const REGISTRIES = Symbol('registries');
