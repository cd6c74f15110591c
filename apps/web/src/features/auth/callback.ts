const STORED = 'pendingCallbackUrl';

/**
 * A path of this site, or undefined for anything that a browser could take elsewhere: other origins,
 * `//host`, `/\host`, other schemes, control characters.
 */
export function safePath(url: string | null | undefined): string | undefined {
  if (!url || url.length > 2000 || !url.startsWith('/') || url.includes('\\')) return undefined;
  // Browsers drop tabs and line breaks inside addresses, so "/\t/host" would become "//host".
  if (Array.from(url).some((char) => char <= ' ' || char === '\u007f')) return undefined;
  const base = 'https://same.invalid';
  try {
    const parsed = new URL(url, base);
    if (parsed.origin !== base || parsed.pathname.startsWith('//')) return undefined;
    if (safePathname(parsed.pathname) === undefined) return undefined;
    return parsed.pathname + parsed.search + parsed.hash;
  } catch {
    // Not an address at all.
    return undefined;
  }
}

function safePathname(pathname: string): string | undefined {
  return /^\/(?:%2f|%5c|%09)/i.test(pathname) ? undefined : pathname;
}

export function storeCallback(path: string): void {
  localStorage.setItem(STORED, path);
}

export function storedCallback(): string | undefined {
  return localStorage.getItem(STORED) ?? undefined;
}

export function clearCallback(): void {
  localStorage.removeItem(STORED);
}

/** Removes and returns the stored callback, safe or not: undefined when there is none. */
export function takeCallback(): string | undefined {
  const stored = storedCallback();
  clearCallback();
  return stored;
}
