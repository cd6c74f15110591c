import type { VerificationResult } from '@veracite/contracts/citations';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { idOf } from '../api/begun';
import { statusOf } from '../api/errors';
import { get } from '../api/fetcher';
import { api } from '../api/keys';
import { forgetLeft, type LeftWork } from '../api/left-work';
import { useRefresh } from '../api/queries';
import { withInstead } from './batch';
import { resumeParts } from './batch-parts';
import type { useCheck } from './useCheck';

/** Shows again what this page was left with: a result, or a batch that may still run. */
export function useLeftVerification({ setState, showBatch, onProgress }: ReturnType<typeof useCheck>) {
  const { pathname } = useLocation();
  const refresh = useRefresh();
  return useCallback(
    async (left: LeftWork, signal: AbortSignal) => {
      try {
        if ('key' in left) setState({ kind: 'batch-pending' });
        const id = await idOf(pathname, left, signal);
        if (left.kind === 'batch') {
          const { batch, fault } = await resumeParts(id, left, { path: pathname, onProgress, signal });
          showBatch({ batch: await withInstead(batch, left), fault }, signal);
          void refresh.afterVerification();
        } else {
          const { result } = await get<{ result: VerificationResult }>(api.citation(id));
          signal.throwIfAborted();
          setState({ kind: 'single', result });
        }
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
        forgetLeft(pathname);
        setState({ kind: 'idle' });
      }
    },
    [pathname, setState, showBatch, onProgress, refresh],
  );
}
