/** A reply as it came: readings look into it by name and may find nothing. */
export interface Raw {
  [key: string]: Raw;
}

/** Returns the value at a path such as "authors.0.name". */
export function at(raw: Raw | undefined, path: string): Raw | undefined {
  let inner = raw;
  for (const step of path.split('.')) inner = inner?.[step];
  return inner;
}

export const list = (raw: Raw | undefined): Raw[] =>
  Array.isArray(raw) ? (raw as Raw[]) : raw === undefined || raw === null ? [] : [raw];

/** A text; of an element of XML that has attributes too, what it holds. */
export function text(raw: Raw | undefined): string | undefined {
  const inner: unknown = typeof raw === 'object' && raw !== null ? raw['#'] : raw;
  return typeof inner === 'string' ? inner : undefined;
}

/** The year that a date begins with, or a number that is one. */
export const year = (raw: Raw | undefined): string | undefined =>
  typeof raw === 'number' ? String(raw) : text(raw)?.slice(0, 4);
