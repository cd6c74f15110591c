/**
 * What was typed and not yet sent away, by the page it was typed on. It outlives a reload, a sign-in elsewhere and a closed
 * tab, for a week at most; it lies in this browser alone and goes with the sign-out.
 */
const PREFIX = 'draft ';
const LIFETIME_MS = 7 * 24 * 60 * 60_000;

interface Kept {
  at: number;
  draft: unknown;
}

/** @returns false when the browser keeps nothing: storage is full or forbidden */
export function keepDraft(path: string, draft: unknown): boolean {
  try {
    if (draft === undefined) localStorage.removeItem(PREFIX + path);
    else localStorage.setItem(PREFIX + path, JSON.stringify({ at: Date.now(), draft } satisfies Kept));
    return true;
  } catch (error) {
    console.warn('A draft could not be kept', error);
    return false;
  }
}

/** The draft of a page; undefined when there is none, or it is too old. */
export function draftOf<T>(path: string): T | undefined {
  try {
    const { at, draft } = JSON.parse(localStorage.getItem(PREFIX + path) ?? '{}') as Partial<Kept>;
    return at !== undefined && Date.now() - at < LIFETIME_MS ? (draft as T) : undefined;
  } catch (error) {
    console.warn('A draft could not be read', error);
    return undefined;
  }
}

/** Of all pages: they are not for whoever uses this browser next. */
export function dropDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
