import {
  type SourceCheckData,
  type SourceCheckRequest,
  type SourceCheckResponse,
  SOURCE_INPUT_TYPES,
  type SourceInputType,
} from '@veracite/contracts/source-check';
import { LIMITS } from '@veracite/contracts/limits';
import { Box, Card, Grid, Stack, TextField } from '../../components/ui';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { charge } from '../../api/fetcher';
import { api } from '../../api/keys';
import { Page } from '../../components/Page';
import { PendingCard } from '../../components/PendingCard';
import { ToolIntro } from '../../components/ToolIntro';
import { useToast } from '../../components/toast';
import type { Toast } from '../../components/ToastView';
import { ToolHeader } from '../../components/plans/ToolHeader';
import { useToolGate } from '../../components/plans/useToolGate';
import { useDraft } from '../../api/useDraft';
import { SourceResult } from './SourceResult';
import { sourceStrings as s } from './strings';
import { wholeReport } from './whole-report';
import { FormActions } from '../../components/FormActions';
import { SelectField } from '../../components/SelectField';

interface SourceFormValues {
  input: string;
  inputType: SourceInputType;
}

/** A DOI, with or without the resolver or prefix in front of it. */
const DOI = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?10\.\d{4,9}\/\S+$/i;

const emptyForm: SourceFormValues = { input: '', inputType: 'url' };

interface SourceFormProps {
  place: RefObject<HTMLFormElement | null>;
  form: SourceFormValues;
  onForm: (form: SourceFormValues) => void;
  busy: boolean;
  onSubmit: () => void;
  onClear: () => void;
}

function SourceForm({ place, form, onForm, busy, onSubmit, onClear }: SourceFormProps) {
  const [refused, setRefused] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tooShort = form.input.trim().length < LIMITS.sourceMinChars;
    const notADoi = form.inputType === 'doi' && !DOI.test(form.input.trim());
    const fault = tooShort ? s.tooShort : notADoi ? s.notADoi : undefined;
    setRefused(fault);
    if (!fault) onSubmit();
  };
  return (
    <Card component="form" ref={place} noValidate onSubmit={submit} sx={{ p: { xs: 2, sm: 3 } }}>
      <Grid columns={{ sm: '1fr 190px' }} sx={{ gap: 2, alignItems: 'start' }}>
        <TextField
          label={s.label}
          placeholder={s.placeholder}
          value={form.input}
          error={refused !== undefined}
          helperText={refused}
          onChange={(event) => {
            onForm({ ...form, input: event.target.value });
            setRefused(undefined);
          }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <SelectField
          label={s.type}
          value={form.inputType}
          onChange={(event) =>
            onForm({ ...form, inputType: SOURCE_INPUT_TYPES.find((type) => type === event.target.value) ?? 'url' })
          }
          options={s.types}
        />
      </Grid>
      <Stack direction="row" sx={{ gap: 1.5, mt: 2 }}>
        <FormActions
          submit={s.verify}
          cost={1}
          clear={s.clear}
          busy={busy}
          onExample={() => {
            setRefused(undefined);
            onForm(s.example);
          }}
          onClear={() => {
            setRefused(undefined);
            onClear();
          }}
        />
      </Stack>
    </Card>
  );
}

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
  const place = useRef<HTMLFormElement>(null);
  const { attempt } = useToolGate(s.tool, place);
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
        place={place}
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
      <ToolIntro strings={s} isPictureHidden={busy || data !== undefined} />
    </Page>
  );
}
