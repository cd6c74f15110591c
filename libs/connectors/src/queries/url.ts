/** An address with its query; what is undefined is left out. */
export function buildUrl(base: string, query: { [name: string]: string | number | undefined }): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

/** A value inside a path: everything that could end it is encoded, slashes too. */
export function encodePathSegment(value: string): string {
  return encodeURIComponent(value);
}
