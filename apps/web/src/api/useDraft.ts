import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from 'react-router-dom';
import { draftOf, keepDraft } from './drafts';

/** A draft is kept when nothing was typed for so long, in milliseconds, and when the page is left. */
const PAUSE_MS = 250;

/**
 * The state of a form that outlives its page: typed text is there after a reload, a way back, a sign-in, a closed tab.
 * @param empty of the form; nothing is kept of it
 */
export function useDraft<T extends object>(empty: T): [T, Dispatch<SetStateAction<T>>] {
  const { pathname } = useLocation();
  const [path] = useState(pathname);
  const [form, setForm] = useState<T>(() => ({ ...empty, ...draftOf<Partial<T>>(path) }));
  const latest = useRef(form);
  // What was not changed here is not written: another tab may have the page open, and have changed it.
  const kept = useRef(form);
  const keep = useCallback(() => {
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
