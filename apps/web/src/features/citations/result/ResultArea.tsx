import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { citationStrings as s } from '../strings';
import type { VerificationState } from '../useVerification';
import { BatchList } from './BatchList';
import { BatchResults } from './BatchResults';
import { PendingPanel } from './PendingPanel';
import { SingleResult } from './SingleResult';

interface ResultAreaProps {
  state: VerificationState;
  onRetry: (citation: string) => void;
  /** Checks the single citation again, as it was asked. */
  onRetrySingle: () => void;
  onCancel: () => void;
}

/** What is being checked or was found; scrolls into view when a check starts. */
export default function ResultArea({ state, onRetry, onRetrySingle, onCancel }: ResultAreaProps) {
  const top = useRef<HTMLDivElement>(null);
  const pending = state.kind === 'single-pending' || state.kind === 'batch-pending';
  useEffect(() => {
    if (pending) top.current?.scrollIntoView({ block: 'nearest' });
  }, [pending]);
  return (
    <Box ref={top} sx={{ mt: 4 }} aria-live="polite">
      {state.kind === 'single-pending' && <PendingPanel title={s.pendingTitle} lead={s.pendingLead} />}
      {state.kind === 'batch-pending' && (
        <>
          <PendingPanel
            title={s.batchPendingTitle}
            lead={s.batchPendingLead}
            progress={state.progress}
            onCancel={onCancel}
          />
          {state.progress && state.progress.done > 0 && (
            <BatchList results={state.progress.results} onRetry={onRetry} />
          )}
        </>
      )}
      {state.kind === 'single' && <SingleResult result={state.result} onRetry={onRetrySingle} />}
      {state.kind === 'batch' && <BatchResults batch={state.batch} onRetry={onRetry} />}
    </Box>
  );
}
