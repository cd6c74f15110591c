/** Returns a path of this site; undefined for what could lead elsewhere. Every redirect from a request must use it. */
export function safePath(url: string | null | undefined): string | undefined {
  if (!url || url.length > 2000 || !url.startsWith('/') || url.includes('\\')) return undefined;
  // Browsers drop tabs and line breaks inside addresses, so "/\t/host" would become "//host".
  if (Array.from(url).some((char) => char <= ' ' || char === '\u007f')) return undefined;
  const base = 'https://same.invalid';
  try {
    const parsed = new URL(url, base);
    if (parsed.origin !== base || parsed.pathname.startsWith('//')) return undefined;
    // A proxy that decodes once more would see two slashes.
    if (/^\/(?:%2f|%5c|%09)/i.test(parsed.pathname)) return undefined;
    return parsed.pathname + parsed.search + parsed.hash;
  } catch {
    // Not an address at all.
    return undefined;
  }
}
