import { analysisCost, type AnalyzeRequest, type AnalyzeResult } from '@veracite/contracts/bibliography';
import { bibliographyLines } from '@veracite/contracts/limits';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { messageOf, statusOf } from '../../api/errors';
import { useRefresh } from '../../api/queries';
import { Page } from '../../app/Page';
import { PendingCard } from '../../components/PendingCard';
import { Steps } from '../../components/Steps';
import { useToast } from '../../components/toast';
import { ToolHeader } from '../../components/ToolHeader';
import { toolStrings } from '../../components/toolStrings';
import { useToolGate } from '../../components/useToolGate';
import { visuallyHidden } from '../../components/visuallyHidden';
import { creditText } from '../billing/usage';
import { analyse } from './analyse';
import { BibliographyForm, emptyForm, type AnalyzeForm } from './BibliographyForm';
import { BibliographyResult } from './BibliographyResult';
import { bibliographyStrings as s } from './strings';

/** Where the progress bar stands when an analysis begins, and when all entries are settled, in percent. */
const BEGUN = 33;
const SETTLED = 95;

/** What is sent: of the manuscript only what was given. */
function requestOf({ manuscript, manuscriptAuthors, ...asked }: AnalyzeForm): AnalyzeRequest {
  return {
    ...asked,
    ...(manuscript.trim() && { manuscript }),
    ...(manuscript.trim() && manuscriptAuthors.trim() && { manuscriptAuthors }),
  };
}

export default function BibliographyPage() {
  const toast = useToast();
  const refresh = useRefresh();
  const { pass, askSignIn } = useToolGate(s.tool);
  const [form, setForm] = useState<AnalyzeForm>(emptyForm);
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState(BEGUN);
  const [result, setResult] = useState<AnalyzeResult>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, []);

  const analyze = async () => {
    const citations = bibliographyLines(form.bibliography).length;
    const needed = analysisCost(citations, form.analysisType);
    const short = (remaining: number) =>
      toast({
        title: toolStrings.insufficient,
        description: s.insufficient(needed, citations, Number(creditText(remaining))),
        tone: 'destructive',
      });
    if (busy) return;
    setBusy(true);
    try {
      if (!(await pass(needed, (billing) => short(billing.remaining)))) return;
      setResult(undefined);
      setProgress(BEGUN);
      const onProgress = (settled: number) => setProgress(BEGUN + (SETTLED - BEGUN) * settled);
      setResult(await analyse(requestOf(form), onProgress, leaving.current.signal));
      void refresh.afterVerification();
    } catch (error) {
      if (leaving.current.signal.aborted) return;
      if (statusOf(error) === 401) askSignIn();
      else toast({ title: s.failedTitle, description: messageOf(error) ?? s.failedText, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  const clear = () => {
    setForm(emptyForm);
    setResult(undefined);
  };

  return (
    <Page title={s.tool}>
      <ToolHeader title={s.title} lead={s.lead} />
      <BibliographyForm form={form} onForm={setForm} busy={busy} onSubmit={() => void analyze()} onClear={clear} />
      <Box sx={{ mt: 4 }}>
        <Box role="status" sx={visuallyHidden}>
          {result && s.announce(Math.round(result.overallScore))}
        </Box>
        {busy && <PendingCard title={s.progressTitle} lead={s.progressLead} value={Math.round(progress)} />}
        {result && <BibliographyResult result={result} />}
      </Box>
      {!busy && !result && (
        <>
          <Typography variant="h2" sx={{ mt: { xs: 7, md: 10 }, mb: 3 }}>
            {s.howTitle}
          </Typography>
          <Steps steps={s.how} />
        </>
      )}
    </Page>
  );
}
