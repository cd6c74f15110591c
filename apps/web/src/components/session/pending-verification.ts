import type { Keeping } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import { useEffect } from 'react';
import type { EntryList } from '../../api/entries';

/** What a visitor wanted checked when sign-in came between. */
export interface PendingVerification extends Keeping {
  /** The page it was typed on; it runs there. */
  path: string;
  citations: string[];
  format: Style;
  /** The text as typed, for the form. */
  text: string;
  /** What it was taken apart into, with what the visitor changed. */
  list?: EntryList;
}

const STORED = 'pendingVerification';
/** Half an hour: after that the visitor has surely forgotten it, and a surprise would cost a credit. */
const LIFETIME_MS = 30 * 60_000;

/** Opens the sign-in dialog; carries the pending verification. */
export const OPEN_SIGN_IN = 'open-sign-in';
/** Re-runs the pending verification it carries. */
const PROCESS_VERIFICATION = 'process-verification';

export function holdPending(pending: PendingVerification): void {
  // Session storage, so that it survives the full page navigation of a third-party sign-in and nothing longer.
  sessionStorage.setItem(STORED, JSON.stringify({ ...pending, at: Date.now() }));
  window.dispatchEvent(new CustomEvent<PendingVerification>(OPEN_SIGN_IN, { detail: pending }));
}

/** Opens the sign-in dialog for somebody whose session is over; nothing waits for it. */
export function askSignIn(): void {
  window.dispatchEvent(new CustomEvent(OPEN_SIGN_IN));
}

export function peekPending(): PendingVerification | undefined {
  const stored = sessionStorage.getItem(STORED);
  if (!stored) return undefined;
  try {
    const pending = JSON.parse(stored) as PendingVerification & { at: number };
    return Date.now() - pending.at < LIFETIME_MS ? pending : undefined;
  } catch {
    // Not ours: as good as nothing.
    return undefined;
  }
}

export function dropPending(): void {
  sessionStorage.removeItem(STORED);
}

/** Takes the pending verification of this page and asks for its run; it runs once. */
export function processPending(path: string): void {
  const pending = peekPending();
  if (!pending || pending.path !== path) return;
  dropPending();
  window.dispatchEvent(new CustomEvent<PendingVerification>(PROCESS_VERIFICATION, { detail: pending }));
}

/** Calls back with a pending verification whose run is asked for. @param run has to be the same function each time */
export function usePendingRun(run: (pending: PendingVerification) => void): void {
  useEffect(() => {
    const resume = (event: Event) => run((event as CustomEvent<PendingVerification>).detail);
    window.addEventListener(PROCESS_VERIFICATION, resume);
    return () => window.removeEventListener(PROCESS_VERIFICATION, resume);
  }, [run]);
}
