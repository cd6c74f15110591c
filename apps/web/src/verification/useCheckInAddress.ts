import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLatest } from '../components/useLatest';

const PARAMETER = 'check';

export type Show = ReturnType<typeof useCheckInAddress>['show'];

/** The id in the address of the page, and a function that replaces it or, with `replace: false`, adds it to the history. */
export function useCheckInAddress() {
  const [, setParams] = useSearchParams();
  const set = useLatest(setParams);
  const show = useCallback(
    (next: string | undefined, replace = true) => {
      if (next === idInAddress()) return;
      const now = new URLSearchParams(window.location.search);
      if (next) now.set(PARAMETER, next);
      else now.delete(PARAMETER);
      set.current(now, { replace });
    },
    [set],
  );
  // The parameters of the router follow the address a little later.
  return { id: idInAddress(), show };
}

/** Returns the id in the address of the window. */
export const idInAddress = () => new URLSearchParams(window.location.search).get(PARAMETER) ?? undefined;
