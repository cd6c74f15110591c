import type { WatchDetail } from '@veracite/contracts/watches';
import { Button } from '../../ui';
import { useState } from 'react';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { useAttempt } from '../../useAttempt';
import { checkStrings as s } from '../strings';

/** Watches the works that were found in a batch or an analysis. */
export function WatchButton({ batchId, size = 'small' }: { batchId: string; size?: 'small' | 'medium' }) {
  const attempt = useAttempt();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const watch = async () => {
    setState('busy');
    const start = () => request<WatchDetail>('POST', api.watches(), { batchId });
    setState((await attempt(start, s.watchStarted)) ? 'done' : 'idle');
  };
  return (
    <Button size={size} variant="outlined" disabled={state !== 'idle'} onClick={() => void watch()}>
      {s.watch}
    </Button>
  );
}
