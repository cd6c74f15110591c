import type { Check } from '@veracite/contracts/checks';
import type { Style } from '@veracite/model/verification';
import { Box, Grid } from '../components/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useDraft } from '../api/useDraft';
import { useAuth } from '../components/session/auth-context';
import { useEntries } from '../components/check/entries/useEntries';
import { CheckArea, Credits, Plans } from './CheckPage';
import { CitationForm } from './CitationForm';
import { KeepChoice } from '../components/check/entries/KeepChoice';
import { useLatest } from '../components/useLatest';
import type { EditedText } from '../components/check/entries/read-list';
import { useCheckPage } from './useCheckPage';

interface Draft {
  text: string;
  format: Style;
  doNotKeep: boolean;
  edited?: EditedText;
}

const EMPTY: Draft = { text: '', format: 'apa', doNotKeep: false };

interface VerificationPanelProps {
  /** Shown above the form. @param isIdle whether nothing is being checked or shown, so that there is space */
  heading?: (isIdle: boolean) => ReactNode;
  rows?: number;
  /** Shown under the form until something is checked. */
  under?: ReactNode;
  /** Shown next to the form until something is checked. */
  aside?: ReactNode;
  /** Shown below the form until something is checked. */
  below?: ReactNode;
  /** How a plan is bought: in the overlay, or by a checkout link in a new tab. */
  checkout?: 'overlay' | 'link';
}

/** Form, results and the plans dialog: all that a page needs to verify citations. */
export function VerificationPanel({ heading, rows, under, aside, below, checkout }: VerificationPanelProps) {
  const { user } = useAuth();
  const [draft, setDraft] = useDraft(EMPTY);
  const { text, format, doNotKeep } = draft;
  const change = useCallback((part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })), [setDraft]);
  const setEdited = useCallback((edited?: EditedText) => change({ edited }), [change]);
  const entries = useEntries(text, [draft.edited, setEdited]);
  /** The text of the result that is shown. With another text the form has its full size again. */
  const [checked, setChecked] = useState(text);
  const page = useCheckPage('citations', {
    onResume: (pending) => {
      change({ text: pending.text, format: pending.format, doNotKeep: pending.keep === false });
      setChecked(pending.text);
    },
  });
  const { check, isShown, busy, run } = page;
  // The layout changes when the button is pressed, so that nothing moves later. Visitors sign in first.
  const idle = !isShown && !(busy && user);
  const form = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    // After a failure the form is scrolled back into view.
    if (!isShown && wasRunning.current) form.current?.scrollIntoView({ block: 'nearest' });
    wasRunning.current = isShown && busy;
  }, [isShown, busy]);
  useOpenedText(check, text, (opened) => {
    change({ text: opened });
    setChecked(opened);
  });
  return (
    <>
      {heading?.(idle)}
      <Grid columns={{ lg: aside && idle ? '1.55fr 1fr' : '1fr' }} sx={{ gap: 3, alignItems: 'start' }}>
        <Box ref={form}>
          <CitationForm
            text={text}
            onText={(next) => change({ text: next })}
            entries={entries}
            format={format}
            onFormat={(next) => change({ format: next })}
            busy={busy}
            onSubmit={(asked) => {
              setChecked(asked.text);
              void run({ ...asked, keep: doNotKeep ? false : undefined });
            }}
            rows={rows}
            keeping={<KeepChoice doNotKeep={doNotKeep} onChange={(next) => change({ doNotKeep: next })} />}
            isSmall={!idle && text === checked}
          />
          <Credits page={page} />
          {idle && under}
        </Box>
        {idle && aside}
      </Grid>
      {/* As tall as the window, so that the footer does not come up and go again. */}
      <Box sx={{ minHeight: idle ? undefined : '100dvh' }}>
        <CheckArea page={page} style={format} />
      </Box>
      {idle && below}
      <Plans page={page} checkout={checkout} />
    </>
  );
}

/** Fills an empty form with the citations of a check that was opened by its address. */
function useOpenedText(check: Check | undefined, text: string, onText: (text: string) => void): void {
  const latest = useLatest({ check, text, onText });
  const id = check?.id;
  useEffect(() => {
    const { check: opened, text: typed, onText: fill } = latest.current;
    if (id && opened && typed === '')
      fill(opened.entries.flatMap(({ included, raw }) => (included ? raw : [])).join('\n'));
  }, [id, latest]);
}
