import type { KeyboardEvent, RefObject } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/**
 * The keyboard's way through rows that carry `data-row` and their index: arrows or j and k move, Enter is the row's own.
 * @param acts what further keys do with the row that has the focus
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, acts: Record<string, (index: number) => void>) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const step = STEPS[event.key];
    if (step !== undefined) rows[at + step]?.focus();
    else if (Object.hasOwn(acts, event.key)) acts[event.key]?.(Number(rows[at]?.dataset.row));
    else return;
    event.preventDefault();
  };
}
