const STORED = 'pendingCallbackUrl';

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
