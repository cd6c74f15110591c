/** Returns a URL with a query string. Undefined parameters are left out. */
export function buildUrl(base: string, query: { [name: string]: string | number | undefined }): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

/** Encodes a value as one path segment, slashes included. */
export function encodePathSegment(value: string): string {
  return encodeURIComponent(value);
}
