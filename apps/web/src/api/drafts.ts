/**
 * Drafts: text that was typed and not sent yet, by page. A draft survives a reload, a sign-in on another site and a closed
 * tab, for a week at most. It is stored in this browser only and deleted at sign-out.
 */
const PREFIX = 'draft ';
const LIFETIME_MS = 7 * 24 * 60 * 60_000;

interface Kept {
  at: number;
  draft: unknown;
}

/** Stores a draft. @returns false when the browser's storage is full or forbidden */
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

/** Returns the draft of a page, undefined when there is none or it is too old. */
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
 * Stores what a page shows for as long as its tab is open: too large or too private to stay on disk for a week.
 * @returns false when the browser's storage is full or forbidden
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

/** Returns what was stored for a page in this tab. */
export function keptInTab<T>(path: string): T | undefined {
  return (JSON.parse(sessionStorage.getItem(PREFIX + path) ?? 'null') as T) ?? undefined;
}

/** Counts the sign-outs, after which pages that were open before must not store their drafts. */
let signOuts = 0;
export const signOutCount = (): number => signOuts;

/** Whose drafts they are: the user who was signed in last, in this browser and in this tab. */
const OWNER = `${PREFIX}owner`;

/**
 * Makes a user the owner of the drafts, and deletes those of another. What a visitor typed without an owner stays.
 * @returns whether another user was here before
 */
export function claimDrafts(user: string): boolean {
  try {
    const places = [localStorage, sessionStorage];
    const isAnother = places.some((kept) => ![null, user].includes(kept.getItem(OWNER)));
    if (isAnother) dropDrafts();
    for (const kept of places) kept.setItem(OWNER, user);
    return isAnother;
  } catch (error) {
    console.warn('The owner of the drafts could not be kept', error);
    return false;
  }
}

/** Deletes the drafts of all pages, so that the next user of this browser does not see them. */
export function dropDrafts(): void {
  signOuts += 1;
  for (const kept of [localStorage, sessionStorage])
    for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key);
}
