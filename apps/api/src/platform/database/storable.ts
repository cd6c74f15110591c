/** JSON of a value for a jsonb column, without what PostgreSQL refuses in text: NUL and lone surrogates. */
export function storable(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part)) ?? 'null'
  );
}

/** A text as PostgreSQL can keep it. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
}
