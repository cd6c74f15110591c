import { analysisCost, type AnalyzeRequest, type AnalyzeResult } from '@veracite/contracts/bibliography';
import Box from '@mui/material/Box';
import { useState, useCallback, useEffect, useRef } from 'react';
import useSWR from 'swr';
import { statusOf } from '../../api/errors';
import { Page } from '../../components/Page';
import { checkStrings } from '../../components/check/strings';
import { Notice } from '../../components/Notice';
import { PendingCard } from '../../components/PendingCard';
import { ToolIntro } from '../../components/ToolIntro';
import { useToast } from '../../components/toast';
import { useFailureToast } from '../../components/useFailureToast';
import { ToolHeader } from '../../components/plans/ToolHeader';
import { toolStrings } from '../../components/plans/tool-strings';
import { useIntoView } from '../../components/useIntoView';
import { useDoneNews } from '../../components/useDoneNews';
import { useDraft } from '../../api/useDraft';
import { useToolGate } from '../../components/plans/useToolGate';
import { visuallyHidden } from '../../components/visuallyHidden';
import { creditText } from '../../components/plans/usage';
import OpenWorkNotice from '../../components/check/progress/OpenWorkNotice';
import type { EditedText } from '../../components/check/entries/read-list';
import { useEntries, type SubmittedList } from '../../components/check/entries/useEntries';
import { BibliographyForm, countedIn, emptyForm, type AnalyzeForm } from './BibliographyForm';
import { BibliographyResult } from './BibliographyResult';
import { bibliographyStrings as s } from './strings';
import { get } from '../../api/fetcher';
import { api } from '../../api/keys';
import { useLatest } from '../../components/useLatest';
import { newCheck, runCreated, startBy } from '../../verification/start-check';
import { usePageCheck } from '../../verification/usePageCheck';

/** Values of the progress bar when an analysis starts and when all entries are settled, in percent. */
const STARTED = 33;
const SETTLED = 95;

/**
 * The analysis of a page: its check, and the report once that has ended.
 * @param onFault gets what is thrown
 */
function useAnalysis(onFault: (error: unknown) => void) {
  const { check, isGone, busy, attempt, start, clear, cancel } = usePageCheck(onFault);
  const hasEnded = check !== undefined && check.state !== 'running';
  const { data: result, error } = useSWR<AnalyzeResult, unknown>(hasEnded ? api.checkReport(check.id) : null, get);
  const latest = useLatest(onFault);
  useEffect(() => {
    if (error !== undefined) latest.current(error);
  }, [error, latest]);

  /**
   * Analyzes a list. Within `attempt`.
   * @param texts its entries
   * @param read id of the check that the server has read; absent when each line is an entry
   */
  const analyze = useCallback(
    (body: AnalyzeRequest, texts: readonly string[], read?: string) => {
      const { format: style, analysisType, keep, manuscript, manuscriptAuthors } = body;
      const sent = newCheck('bibliography', texts, { style }, read);
      const depth = analysisType === 'quick' ? 'quick' : 'full';
      return start(sent, async () => {
        const ran = read && (await runCreated(read, { style, depth, keep, manuscript, manuscriptAuthors }));
        return ran ?? startBy(api.analyze(), body, sent.id);
      });
    },
    [start],
  );

  const share = check && check.included > 0 ? check.settled / check.included : 0;
  const isLoading = hasEnded && result === undefined && error === undefined;
  return {
    busy: busy || isLoading,
    progress: STARTED + (SETTLED - STARTED) * share,
    result,
    check,
    isGone,
    attempt,
    analyze,
    clear,
    cancel,
  };
}

/** What is sent; of the manuscript only what was given. */
function requestOf({ manuscript, manuscriptAuthors, doNotKeep, ...asked }: AnalyzeForm): AnalyzeRequest {
  return {
    ...asked,
    ...(doNotKeep && { keep: false }),
    ...(manuscript.trim() && { manuscript }),
    ...(manuscript.trim() && manuscriptAuthors.trim() && { manuscriptAuthors }),
  };
}

export default function BibliographyPage() {
  const toast = useToast();
  const showFailure = useFailureToast();
  const place = useRef<HTMLFormElement>(null);
  const { pass, askSignIn } = useToolGate(s.tool, place);
  const [form, setForm] = useDraft<AnalyzeForm>(emptyForm);
  const entries = useEntries(form.bibliography, useState<EditedText>(), 'bibliography');
  const {
    busy,
    progress,
    result,
    check: checked,
    isGone,
    attempt,
    analyze,
    clear,
    cancel,
  } = useAnalysis((error) => {
    if (statusOf(error) === 401) askSignIn();
    else showFailure(error, { title: s.failedTitle, text: s.failedText });
  });

  const results = useIntoView(busy);
  useDoneNews(busy ? s.titleWhile(Math.round(progress)) : undefined, s.doneNews);

  const submit = ({ list, check }: SubmittedList) => {
    const citations = countedIn(list);
    const needed = analysisCost(citations, form.analysisType);
    const short = (remaining: number) =>
      toast({
        title: toolStrings.insufficient,
        description: s.insufficient(needed, citations, Number(creditText(remaining))),
        tone: 'destructive',
      });
    const texts = list.entries.map(({ text }) => text);
    void attempt(async () => {
      if (await pass(needed, (billing) => short(billing.remaining))) await analyze(requestOf(form), texts, check);
    });
  };
  const empty = () => {
    setForm(emptyForm);
    clear();
  };

  return (
    <Page title={s.tool}>
      <ToolHeader title={s.title} lead={s.lead} />
      {isGone && !busy && <Notice>{checkStrings.gone}</Notice>}
      {!busy && !result && <OpenWorkNotice tool="bibliography" />}
      <BibliographyForm
        place={place}
        form={form}
        onForm={setForm}
        entries={entries}
        busy={busy}
        onSubmit={submit}
        onClear={empty}
      />
      <Box ref={results} tabIndex={-1} sx={{ mt: 4, outline: 'none' }}>
        <Box role="status" sx={visuallyHidden}>
          {result && s.announce(Math.round(result.overallScore))}
        </Box>
        {busy && (
          <PendingCard
            title={s.progressTitle}
            lead={checked ? `${s.progressLead} ${s.done(checked.settled, checked.included)}.` : s.progressLead}
            value={Math.round(progress)}
            action={cancel && { label: s.cancel, onClick: cancel }}
          />
        )}
        {result && <BibliographyResult result={result} check={checked} />}
      </Box>
      {!busy && !result && <ToolIntro strings={s} />}
    </Page>
  );
}
