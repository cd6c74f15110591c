import type { RefObject } from 'react';
import { usePageKeys } from './usePageKeys';

const STEPS: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/**
 * Moves through rows that carry `data-row` and their index: j and k from anywhere on the page, arrows within the list.
 * @param acts what further keys do with the row that has the focus
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, acts: Record<string, (index: number) => void>): void {
  usePageKeys((key) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const focused = document.activeElement;
    // Another list with rows has the focus.
    if (!list.current?.contains(focused) && focused?.closest('li')?.querySelector('[data-row]')) return false;
    const index = rows.findIndex((row) => row === focused || row.closest('li')?.contains(focused));
    const step = STEPS[key];
    if (step !== undefined && (index >= 0 || key.length === 1)) {
      const next = index < 0 ? rows.at(step > 0 ? 0 : -1) : rows[index + step];
      next?.focus();
      return next !== undefined;
    }
    if (index < 0 || !Object.hasOwn(acts, key)) return false;
    acts[key]?.(Number(rows[index]?.dataset.row));
    return true;
  });
}
