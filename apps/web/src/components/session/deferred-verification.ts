import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../api/session';
import { useLatest } from '../useLatest';
import type { VerificationRun } from '../../api/verification-run';

/** A verification that a visitor submitted before signing in. */
export interface DeferredVerification extends VerificationRun {
  /** The page it was typed on; it runs there. */
  path: string;
}

const STORED = 'pendingVerification';
/** After half an hour the visitor has forgotten it, and running it would cost a credit by surprise. */
const LIFETIME_MS = 30 * 60_000;

/** Opens the sign-in dialog; carries the deferred verification. */
export const OPEN_SIGN_IN = 'open-sign-in';
/** Runs the deferred verification it carries. */
const PROCESS_VERIFICATION = 'process-verification';

export function deferUntilSignIn(verification: DeferredVerification): void {
  // Session storage survives the navigation of a third-party sign-in, and nothing longer.
  sessionStorage.setItem(STORED, JSON.stringify({ ...verification, at: Date.now() }));
  window.dispatchEvent(new CustomEvent<DeferredVerification>(OPEN_SIGN_IN, { detail: verification }));
}

/** Remembers the check that was created of the deferred verification. @returns false when nothing is deferred */
export function attachCheck(check: string): boolean {
  const stored = deferredVerification();
  if (!stored?.path || !isVerification(stored)) return false;
  sessionStorage.setItem(STORED, JSON.stringify({ ...stored, check }));
  return true;
}

/** Opens the sign-in dialog without a verification that waits for it. @param reason why; by default the session has ended */
export function openSignIn(reason?: string): void {
  window.dispatchEvent(new CustomEvent(OPEN_SIGN_IN, { detail: { reason } }));
}

/** Remembers that the form of a page was submitted by a visitor, so that it is submitted again after the sign-in. */
export function deferPress(path: string): void {
  sessionStorage.setItem(STORED, JSON.stringify({ path, at: Date.now() }));
}

/** Removes the deferred press of a page. @returns whether there was one */
export function takePress(path: string): boolean {
  const deferred = deferredVerification();
  if (deferred?.path !== path || isVerification(deferred)) return false;
  clearDeferred();
  return true;
}

const isVerification = ({ citations }: DeferredVerification): boolean => Array.isArray(citations);

export function deferredVerification(): DeferredVerification | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as DeferredVerification & { at?: number };
    return Date.now() - (stored.at ?? 0) < LIFETIME_MS ? stored : undefined;
  } catch {
    // Written by something else.
    return undefined;
  }
}

export function clearDeferred(): void {
  sessionStorage.removeItem(STORED);
}

/** Removes the deferred verification of a page and requests its run, so that it runs once. */
function runDeferred(path: string): void {
  const verification = deferredVerification();
  if (verification?.path !== path || !isVerification(verification)) return;
  clearDeferred();
  window.dispatchEvent(new CustomEvent<DeferredVerification>(PROCESS_VERIFICATION, { detail: verification }));
}

/** Calls `run` with the deferred verification of this page once a user is signed in. */
export function useDeferredRun(run: (verification: DeferredVerification) => void): void {
  const { pathname } = useLocation();
  const userId = useUser()?.id;
  const latest = useLatest(run);
  useEffect(() => {
    const resume = (event: Event) => latest.current((event as CustomEvent<DeferredVerification>).detail);
    window.addEventListener(PROCESS_VERIFICATION, resume);
    if (userId) runDeferred(pathname);
    return () => window.removeEventListener(PROCESS_VERIFICATION, resume);
  }, [latest, userId, pathname]);
}
