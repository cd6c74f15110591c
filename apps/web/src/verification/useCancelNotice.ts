import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { clearPending } from '../api/pending-work';
import { CANCELED } from '../api/resumable-request';
import { checkStrings as s } from '../components/check/strings';
import { useToast } from '../components/toast';

/** Confirms that work was canceled. @returns whether it was canceled before anything was settled */
export function useCancelNotice(): (signal: AbortSignal, isEmpty: boolean) => boolean {
  const { pathname } = useLocation();
  const toast = useToast();
  return useCallback(
    (signal, isEmpty) => {
      if (signal.reason !== CANCELED) return false;
      if (isEmpty) clearPending(pathname);
      toast({ title: isEmpty ? s.canceledAtOnce : s.canceled });
      return isEmpty;
    },
    [toast, pathname],
  );
}
