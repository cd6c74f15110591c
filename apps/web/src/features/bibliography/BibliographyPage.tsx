import { analysisCost, type AnalyzeResult } from '@veracite/contracts/bibliography';
import { Box } from '../../components/ui';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { PendingCard } from '../../components/PendingCard';
import { useToast } from '../../components/toast';
import { billingStrings } from '../../components/plans/strings';
import type { PlansShown } from '../../components/plans/usage';
import { useIntoView } from '../../components/useIntoView';
import { useDoneNews } from '../../components/useDoneNews';
import { useDraft } from '../../api/useDraft';
import { visuallyHidden } from '../../components/visuallyHidden';
import OpenWorkNotice from '../../components/check/progress/OpenWorkNotice';
import type { EditedText } from '../../components/check/entries/read-list';
import { useEntries, type SubmittedList } from '../../components/check/entries/useEntries';
import { BibliographyForm, countedIn, emptyForm, type AnalyzeForm } from './BibliographyForm';
import { BibliographyResult } from './BibliographyResult';
import { bibliographyStrings as s } from './strings';
import { get } from '../../api/fetcher';
import { api } from '../../api/keys';
import type { VerificationRun } from '../../api/verification-run';
import { CheckPage, CoveredOffer, GoneNotice, LeftOutNote } from '../../verification/CheckPage';
import { useCheckPage } from '../../verification/useCheckPage';

/** Values of the progress bar when an analysis starts and when all entries are settled, in percent. */
const STARTED = 33;
const SETTLED = 95;

/** What is sent; of the manuscript only what was given. */
function runOf(form: AnalyzeForm, { list, check }: SubmittedList): VerificationRun {
  const { bibliography, format, analysisType, doNotKeep } = form;
  const [manuscript, manuscriptAuthors] = [form.manuscript.trim(), form.manuscriptAuthors.trim()];
  return {
    citations: list.entries.map(({ text }) => text),
    format,
    text: bibliography,
    check,
    cost: analysisCost(countedIn(list) - list.paid, analysisType),
    keep: doNotKeep ? false : undefined,
    analysis: {
      analysisType,
      ...(manuscript && { manuscript: form.manuscript }),
      ...(manuscript && manuscriptAuthors && { manuscriptAuthors: form.manuscriptAuthors }),
    },
  };
}

export default function BibliographyPage() {
  const toast = useToast();
  const place = useRef<HTMLFormElement>(null);
  const [form, setForm] = useDraft<AnalyzeForm>(emptyForm);
  const entries = useEntries(form.bibliography, useState<EditedText>(), 'bibliography');
  const [shortage, setShortage] = useState<PlansShown>();
  const page = useCheckPage('bibliography', {
    strings: s,
    onShort: (short, asked) => {
      setShortage({ short, asked });
      toast({
        title: billingStrings.insufficient,
        description: s.insufficient(short.needed, countedIn(entries.list), short.left),
        tone: 'destructive',
      });
    },
  });
  const { check, sent, run, clear, cancel, explain } = page;
  const hasEnded = check !== undefined && check.state !== 'running';
  const { data: result, error } = useSWR<AnalyzeResult, unknown>(hasEnded ? api.checkReport(check.id) : null, get, {
    onError: explain,
  });
  const busy = page.busy || (hasEnded && result === undefined && error === undefined);
  const { settled, included } = check ?? { settled: 0, included: sent };
  const progress = Math.round(STARTED + (SETTLED - STARTED) * (included ? settled / included : 0));
  const results = useIntoView(busy);
  useDoneNews(busy ? s.titleWhile(progress) : undefined, s.doneNews);
  const start = (asked: VerificationRun) => {
    setShortage(undefined);
    void run(asked);
  };
  const empty = () => {
    setForm(emptyForm);
    clear();
  };

  return (
    <CheckPage
      page={page}
      strings={s}
      intro={busy || result ? 'none' : 'whole'}
      input={
        <>
          <GoneNotice page={page} />
          {!busy && !result && <OpenWorkNotice tool="bibliography" />}
          <BibliographyForm
            place={place}
            form={form}
            onForm={setForm}
            entries={entries}
            busy={busy}
            onSubmit={(submitted) => start(runOf(form, submitted))}
            onClear={empty}
          />
          <CoveredOffer {...shortage} onCheck={start} />
        </>
      }
      report={
        <Box ref={results} tabIndex={-1} sx={{ mt: 4, outline: 'none' }}>
          <Box role="status" sx={visuallyHidden}>
            {result && s.announce(Math.round(result.overallScore))}
          </Box>
          {busy && (
            <PendingCard
              title={s.progressTitle}
              lead={included ? `${s.progressLead} ${s.done(settled, included)}.` : s.progressLead}
              value={progress}
              action={cancel && { label: s.cancel, onClick: cancel }}
            />
          )}
          <LeftOutNote check={check} />
          {result && <BibliographyResult result={result} check={check} />}
        </Box>
      }
    />
  );
}
