import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from 'react-router-dom';
import { draftOf, keepDraft, signOutCount } from './drafts';

/** Milliseconds without typing after which a draft is stored; it is also stored when the page is left. */
const PAUSE_MS = 250;

/**
 * Returns the state of a form that survives a reload, navigation, a sign-in and a closed tab.
 * @param empty the empty form, of which no draft is stored
 */
export function useDraft<T extends object>(empty: T): [T, Dispatch<SetStateAction<T>>] {
  const { pathname } = useLocation();
  const [path] = useState(pathname);
  const [form, setForm] = useState<T>(() => ({ ...empty, ...draftOf<Partial<T>>(path) }));
  const latest = useRef(form);
  // An unchanged form is not stored: another tab may have the page open and have changed it.
  const kept = useRef(form);
  const openedAt = useRef(signOutCount());
  const keep = useCallback(() => {
    // The page is left by a sign-out, which has deleted its draft.
    if (openedAt.current !== signOutCount()) return;
    const isEmpty = JSON.stringify(latest.current) === JSON.stringify(empty);
    if (latest.current !== kept.current) keepDraft(path, isEmpty ? undefined : latest.current);
    kept.current = latest.current;
  }, [path, empty]);
  useEffect(() => {
    latest.current = form;
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [form, keep]);
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
  return [form, setForm];
}
