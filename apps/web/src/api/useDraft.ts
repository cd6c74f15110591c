import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
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
  useEffect(() => {
    latest.current = form;
    const timer = setTimeout(() => keep(path, form, empty), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [path, form, empty]);
  useEffect(() => {
    const flush = () => keep(path, latest.current, empty);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [path, empty]);
  return [form, setForm];
}

function keep(path: string, form: object, empty: object): void {
  keepDraft(path, JSON.stringify(form) === JSON.stringify(empty) ? undefined : form);
}
