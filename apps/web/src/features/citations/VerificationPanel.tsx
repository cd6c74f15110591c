import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useAuth } from '../auth/auth-context';
import { useEntries } from './entries/useEntries';
import { CitationForm } from './form/CitationForm';
import { useVerification } from './useVerification';

const UsageNotice = lazy(() => import('../billing/UsageNotice'));
const ResultArea = lazy(() => import('./result/ResultArea'));
const PricingDialog = lazy(() => import('../billing/PricingDialog'));
const PlanSelectionDialog = lazy(() => import('../billing/PlanSelectionDialog'));

interface VerificationPanelProps {
  rows?: number;
  /** Stands right under the form until something is checked. */
  under?: ReactNode;
  /** Stands beside the form until something is checked. */
  aside?: ReactNode;
  /** Stands below it until then. */
  below?: ReactNode;
  /** How a plan is bought: in the overlay, or by a checkout link in a new tab. */
  checkout?: 'overlay' | 'link';
}

/** Form, results and the plans dialog: all that a page needs to verify citations. */
export function VerificationPanel({ rows, under, aside, below, checkout = 'overlay' }: VerificationPanelProps) {
  const PlansDialog = checkout === 'link' ? PlanSelectionDialog : PricingDialog;
  const { user } = useAuth();
  const [text, setText] = useState('');
  const [format, setFormat] = useState<Style>('apa');
  const entries = useEntries(text);
  const { list } = entries;
  const [plans, setPlans] = useState(false);
  const { state, busy, turn, run, stop } = useVerification({
    onShortOfCredits: () => setPlans(true),
    onResume: (pending) => {
      setText(pending.text);
      setFormat(pending.format);
      if (pending.list) entries.restore(pending.list);
    },
  });
  // What gives way does so with the press, so that nothing moves later; a visitor is asked to sign in first.
  const idle = state.kind === 'idle' && !(busy && user);
  const form = useRef<HTMLDivElement>(null);
  const before = useRef(state.kind);
  useEffect(() => {
    // What failed is tried again from the form: it comes back into view.
    const failed = state.kind === 'idle' && before.current.endsWith('pending');
    if (failed) form.current?.scrollIntoView({ block: 'nearest' });
    before.current = state.kind;
  }, [state.kind]);
  const retry = useCallback(
    (citation: string) => {
      // Found in the text as it stands, it is read in it again.
      const entry = list.entries.find((one) => one.text === citation);
      const again = entry ? { text, list: { ...list, entries: [entry] } } : { text: citation };
      void run({ citations: [citation], format, ...again });
    },
    [run, format, text, list],
  );
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: aside && idle ? 'minmax(0, 1.55fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
          },
        }}
      >
        <Box ref={form}>
          <CitationForm
            text={text}
            onText={setText}
            entries={entries}
            format={format}
            onFormat={setFormat}
            busy={busy}
            onSubmit={(asked) => void run(asked)}
            rows={rows}
          />
          {user && (
            <Suspense fallback={<Box aria-busy="true" sx={{ height: 40 }} />}>
              <UsageNotice onUpgrade={() => setPlans(true)} />
            </Suspense>
          )}
          {idle && under}
        </Box>
        {idle && aside}
      </Box>
      {/* As tall as the window, so that the footer does not come up and go again. */}
      <Box sx={{ minHeight: idle ? undefined : '100dvh' }}>
        <Suspense>
          {state.kind !== 'idle' && (
            <ResultArea key={turn} state={state} style={format} onRetry={retry} onCancel={stop} />
          )}
        </Suspense>
      </Box>
      {idle && below}
      <Suspense>{plans && <PlansDialog onClose={() => setPlans(false)} />}</Suspense>
    </>
  );
}
