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

/**
 * Keeps what a page shows for as long as its tab is open: too large, or too much somebody's own, to lie on a disk for a week.
 * @returns false when the browser keeps nothing
 */
export function keepInTab(path: string, shown: unknown): boolean {
  try {
    if (shown === undefined) sessionStorage.removeItem(PREFIX + path);
    else sessionStorage.setItem(PREFIX + path, JSON.stringify(shown));
    return true;
  } catch (error) {
    console.warn('What is shown could not be kept', error);
    return false;
  }
}

/** What was kept of a page in this tab. */
export function keptInTab<T>(path: string): T | undefined {
  return (JSON.parse(sessionStorage.getItem(PREFIX + path) ?? 'null') as T) ?? undefined;
}

/** Of all pages: they are not for whoever uses this browser next. */
export function dropDrafts(): void {
  for (const kept of [localStorage, sessionStorage])
    for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key);
}
