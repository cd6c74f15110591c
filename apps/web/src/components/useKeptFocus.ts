import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to a button that lost it by being disabled while work is busy: before a dialog opens, which returns
 * the focus there when it closes.
 */
export function useKeptFocus(busy: boolean): void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (busy) return undefined;
    if (document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus({ preventScroll: true });
    focused.current = null;
    const remember = (event: FocusEvent) => (focused.current = event.target as Element);
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [busy]);
}
