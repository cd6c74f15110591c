/** Returns the JSON of a value for a jsonb column, without characters that PostgreSQL refuses: NUL and lone surrogates. */
export function storable(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part)) ?? 'null'
  );
}

/** Removes NUL from a text and replaces lone surrogates, which PostgreSQL refuses. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
}
