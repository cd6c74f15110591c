import type { SourceCheckData, SourceCheckRequest, SourceCheckResponse } from '@veracite/contracts/source-check';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { charge } from '../../api/fetcher';
import { api } from '../../api/keys';
import { Page } from '../../components/Page';
import { PendingCard } from '../../components/PendingCard';
import { Panel } from '../../components/Section';
import { ResultPicture } from '../../components/ResultPicture';
import { Steps } from '../../components/Steps';
import { useToast } from '../../components/toast';
import type { Toast } from '../../components/ToastView';
import { ToolHeader } from '../../components/plans/ToolHeader';
import { useToolGate } from '../../components/plans/useToolGate';
import { useDraft } from '../../api/useDraft';
import { emptyForm, SourceForm, type SourceFormValues } from './SourceForm';
import { SourceResult } from './SourceResult';
import { sourceStrings as s } from './strings';
import { wholeReport } from './whole-report';

/** The value of the progress bar while the check runs, in percent. */
const PROGRESS = 66;

const options = { includeAlternatives: true, detailedAnalysis: true, fieldContext: 'academic', urgency: 'medium' };

/** What came of a check, in short. */
function doneToast({ insufficientEvidence, trustLevel, overallScore, verificationSources }: SourceCheckData): Toast {
  if (insufficientEvidence || trustLevel === null || overallScore === null)
    return { title: s.doneInsufficient, description: s.insufficient, tone: 'warning' };
  return {
    title: s.done(s.levels[trustLevel]),
    description: s.doneText(Math.round(overallScore), verificationSources.length),
    tone: trustLevel === 'high' ? 'success' : trustLevel === 'medium' ? 'warning' : 'destructive',
  };
}

export default function SourcePage() {
  const toast = useToast();
  const { attempt } = useToolGate(s.tool);
  const [form, setForm] = useDraft<SourceFormValues>(emptyForm);
  const [busy, setBusy] = useState(false);
  const [data, setData] = useState<SourceCheckData>();

  const request = async () => {
    setData(undefined);
    const body: SourceCheckRequest = { input: form.input.trim(), inputType: form.inputType, options };
    const response = await charge<SourceCheckResponse>(api.verifySource(), body);
    if (!response.success || !response.data) {
      toast({ title: s.failedTitle, description: response.error ?? s.failedPlain, tone: 'destructive' });
      return;
    }
    const found = wholeReport(response.data);
    setData(found);
    toast(doneToast(found));
  };
  const check = async () => {
    if (busy) return;
    setBusy(true);
    await attempt(request, { title: s.failedTitle, text: s.failedText });
    setBusy(false);
  };

  return (
    <Page title={s.tool}>
      <ToolHeader title={s.title} lead={s.lead} />
      <SourceForm
        form={form}
        onForm={setForm}
        busy={busy}
        onSubmit={() => void check()}
        onClear={() => {
          setForm(emptyForm);
          setData(undefined);
        }}
      />
      <Box aria-live="polite" sx={{ mt: 4 }}>
        {busy && <PendingCard title={s.verifying} value={PROGRESS} />}
        {data && <SourceResult data={data} />}
      </Box>
      {!busy && !data && <ResultPicture picture={s.picture} />}
      <Box sx={{ mt: { xs: 6, md: 8 } }}>
        <Panel title={s.howTitle}>
          <Steps steps={s.how} />
        </Panel>
      </Box>
    </Page>
  );
}
