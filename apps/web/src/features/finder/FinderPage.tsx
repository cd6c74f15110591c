import type { FindResponse } from '@veracite/contracts/find';
import type { Style } from '@veracite/model/verification';
import { LIMITS, yearMax } from '@veracite/contracts/limits';
import { Box, Card, Grid, LinearProgress, Row } from '../../components/ui';
import { useState, useEffect, useRef, type RefObject } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { charge, newKey } from '../../api/fetcher';
import { api } from '../../api/keys';
import { Empty } from '../../components/Empty';
import { Page } from '../../components/Page';
import { ToolIntro } from '../../components/ToolIntro';
import { ToolHeader } from '../../components/plans/ToolHeader';
import { useToolGate } from '../../components/plans/useToolGate';
import { FoundList } from './FoundList';
import { findRequest, type FinderForm, emptyForm, hasTerms } from './request';
import { finderStrings as s } from './strings';
import { FormActions } from '../../components/FormActions';
import { FormField } from '../../components/FormField';
import { StyleSelect } from '../../components/StyleSelect';
import { useDraft } from '../../api/useDraft';
import { SearchIcon } from '../../components/icons';

const FURTHER = ['author', 'journal', 'year', 'doi', 'keywords'] as const;

interface FinderFormProps {
  form: RefObject<HTMLFormElement | null>;
  onSearch: (form: FinderForm) => Promise<void>;
  onClear: () => void;
}

function FinderFormView({ form: ref, onSearch, onClear }: FinderFormProps) {
  const [kept, setDraft] = useDraft(emptyForm);
  // The question of a page that links here, such as a sentence of a document.
  const asked = useLocation().state as { keywords?: string } | null;
  const draft = asked?.keywords ? { ...emptyForm, format: kept.format, keywords: asked.keywords } : kept;
  const { control, handleSubmit, reset, setError, formState } = useForm<FinderForm>({ defaultValues: draft });
  const busy = formState.isSubmitting;
  const values = useWatch({ control });
  useEffect(() => setDraft({ ...emptyForm, ...values }), [values, setDraft]);
  // A field that holds something, or a fault, is not hidden.
  const [more, setMore] = useState(FURTHER.some((name) => draft[name].trim() !== ''));
  const isFaulty = Boolean(formState.errors.year);
  useEffect(() => {
    if (isFaulty) setMore(true);
  }, [isFaulty]);
  const lastYear = yearMax(new Date());
  const submit = handleSubmit(async (form) => {
    if (hasTerms(form)) await onSearch(form);
    else setError('title', { message: s.needOne });
  });
  const yearRule = (year: string) =>
    year.trim() === '' ||
    (Number.isInteger(Number(year)) && Number(year) >= LIMITS.yearMin && Number(year) <= lastYear) ||
    s.badYear(lastYear);

  return (
    <Card component="form" ref={ref} noValidate onSubmit={(event) => void submit(event)} sx={{ p: { xs: 2, sm: 3 } }}>
      <FormField control={control} name="title" label={s.fields.title} helperText={s.titleHint} />
      <Box
        component="details"
        open={more}
        onToggle={(event) => setMore((event.currentTarget as HTMLDetailsElement).open)}
        sx={{ mt: 1, mb: 2, '& > summary': { cursor: 'pointer', typography: 'h6', py: 0.75 } }}
      >
        <summary>{s.moreFields}</summary>
        <Grid columns={{ sm: '1fr 1fr' }} sx={{ gap: 2, mt: 1 }}>
          <FormField control={control} name="author" label={s.fields.author} />
          <FormField control={control} name="journal" label={s.fields.journal} />
          <FormField
            control={control}
            name="year"
            label={s.fields.year}
            type="number"
            rules={{ validate: yearRule }}
            slotProps={{ htmlInput: { min: LIMITS.yearMin, max: lastYear, step: 1 } }}
          />
          <FormField control={control} name="doi" label={s.fields.doi} />
          <FormField
            control={control}
            name="keywords"
            label={s.fields.keywords}
            multiline
            minRows={3}
            sx={{ gridColumn: '1 / -1' }}
          />
        </Grid>
      </Box>
      <Controller
        control={control}
        name="format"
        render={({ field }) => <StyleSelect label={s.fields.format} value={field.value} onChange={field.onChange} />}
      />
      {busy && <LinearProgress aria-label={s.finding} sx={{ mt: 2.5, borderRadius: 4 }} />}
      <Row sx={{ gap: 1.5, mt: 2.5 }}>
        <FormActions
          submit={busy ? s.finding : s.find}
          cost={1}
          clear={s.clear}
          busy={busy}
          onExample={() => reset({ ...emptyForm, ...s.example })}
          onClear={() => {
            reset(emptyForm);
            onClear();
          }}
        />
      </Row>
    </Card>
  );
}

export default function FinderPage() {
  const form = useRef<HTMLFormElement>(null);
  const { attempt } = useToolGate(s.tool, form);
  const [found, setFound] = useState<FindResponse>();
  const [format, setFormat] = useState<Style>('apa');
  /** The last search and its key: pressed again, it gets the same answer, and is not charged again. */
  const last = useRef({ text: '', key: '' });
  const search = (asked: FinderForm) =>
    attempt(
      async () => {
        setFound(undefined);
        setFormat(asked.format);
        const request = findRequest(asked);
        const text = JSON.stringify(request);
        if (text !== last.current.text) last.current = { text, key: newKey() };
        const answer = await charge<FindResponse>(api.find(), request, { 'idempotency-key': last.current.key });
        // It cost nothing, and the databases are asked again.
        if (answer.totalFound === 0) last.current.text = '';
        setFound(answer);
      },
      { title: s.failedTitle, text: s.failedText },
    );

  return (
    <Page title={s.tool}>
      <ToolHeader title={s.title} lead={s.lead} />
      <FinderFormView form={form} onSearch={search} onClear={() => setFound(undefined)} />
      <Box aria-live="polite" sx={{ mt: 4 }}>
        {found?.results.length === 0 && (
          <Empty Icon={SearchIcon} title={s.none} hint={s.noneCharged}>
            <Box component="ul" sx={{ color: 'text.secondary', textAlign: 'left', m: 0 }}>
              {s.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </Box>
          </Empty>
        )}
        {found && found.results.length > 0 && (
          <FoundList key={found.searchId ?? found.searchTime} found={found} format={format} />
        )}
      </Box>
      {!found && <ToolIntro strings={s} />}
    </Page>
  );
}
