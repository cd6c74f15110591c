import { useLayoutEffect } from 'react';
import { useLatest } from './useLatest';

/** Where keys are typed or have a meaning of their own. */
const TYPED =
  'input, textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox], [role=combobox]';

/**
 * Calls a function with keys that are pressed anywhere on the page but where text is typed.
 * @param act returns whether the key did something
 */
export function usePageKeys(act: (key: string) => boolean): void {
  const latest = useLatest(act);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPED)) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [latest]);
}
