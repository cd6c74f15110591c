import { ANALYSIS_TYPES, analysisCost, type AnalysisType } from '@veracite/contracts/bibliography';
import { countsInBibliography, LIMITS } from '@veracite/contracts/limits';
import type { Style } from '@veracite/model/verification';
import { Box, Card, Grid, Muted, Row, TextField } from '../../components/ui';
import { useState, type FormEvent, type RefObject } from 'react';
import { FormActions } from '../../components/FormActions';
import { SelectField } from '../../components/SelectField';
import { TextArea } from '../../components/TextArea';
import { StyleSelect } from '../../components/StyleSelect';
import { EntryPanel } from '../../components/check/entries/EntryPanel';
import type { EntryList } from '../../components/check/entries/entry-list';
import type { Entries, SubmittedList } from '../../components/check/entries/useEntries';
import { FileDrop } from '../../components/check/entries/FileDrop';
import { KeepChoice } from '../../components/check/entries/KeepChoice';
import { appStrings } from '../../site/strings';
import { bibliographyStrings as s } from './strings';

export const emptyForm = {
  bibliography: '',
  format: 'apa' as Style,
  analysisType: 'comprehensive' as AnalysisType,
  manuscript: '',
  manuscriptAuthors: '',
  doNotKeep: false,
};
export type AnalyzeForm = typeof emptyForm;

interface BibliographyFormProps {
  place: RefObject<HTMLFormElement | null>;
  form: AnalyzeForm;
  onForm: (form: AnalyzeForm) => void;
  /** What the bibliography was taken apart into. */
  entries: Entries;
  busy: boolean;
  onSubmit: (submitted: SubmittedList) => void;
  onClear: () => void;
}

/** Entries that are analyzed and charged. */
export function countedIn({ entries }: EntryList): number {
  return entries.filter(({ text }) => countsInBibliography(text)).length;
}

export function BibliographyForm({ place, form, onForm, entries, busy, onSubmit, onClear }: BibliographyFormProps) {
  const [refused, setRefused] = useState(false);
  const citations = countedIn(entries.list);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tooShort = form.bibliography.trim().length < LIMITS.bibliographyMinChars;
    setRefused(tooShort);
    if (!tooShort) entries.press(onSubmit);
  };
  const write = (bibliography: string) => {
    onForm({ ...form, bibliography });
    setRefused(false);
  };
  return (
    <Card data-no-print component="form" ref={place} noValidate onSubmit={submit} sx={{ p: { xs: 2, sm: 3 } }}>
      <FileDrop onText={write}>
        <TextArea
          label={s.label}
          placeholder={s.placeholder}
          rows={12}
          value={form.bibliography}
          error={refused ? s.tooShort : undefined}
          onChange={write}
        />
      </FileDrop>
      <Muted aria-live="polite" sx={{ mt: 1 }}>
        {s.counted(citations)}. {appStrings.cost(analysisCost(citations - entries.list.paid, form.analysisType))}.
      </Muted>
      <Row sx={{ gap: { xs: 1, sm: 2 }, mt: 1.5 }}>
        <StyleSelect label={s.format} value={form.format} onChange={(format) => onForm({ ...form, format })} />
        <SelectField
          size="small"
          label={s.depth}
          value={form.analysisType}
          onChange={(event) =>
            onForm({
              ...form,
              analysisType: ANALYSIS_TYPES.find((type) => type === event.target.value) ?? 'comprehensive',
            })
          }
          sx={{
            minWidth: { sm: 290 },
            width: { xs: '100%', sm: 'auto' },
            '& .MuiInputBase-root': { height: 44 },
            '& .MuiSelect-select': { fontSize: { xs: '0.92rem', sm: '1rem' } },
          }}
          options={s.depths}
        />
        <FormActions
          submit={busy ? s.analyzing : s.analyze}
          clear={s.clear}
          busy={busy || entries.isWaiting}
          onExample={() => write(s.example)}
          onClear={() => {
            setRefused(false);
            onClear();
          }}
        />
      </Row>
      <EntryPanel entries={entries} />
      <Box component="details" sx={{ mt: 2, '& > summary': { cursor: 'pointer', typography: 'h6' } }}>
        <summary>{s.more}</summary>
        <Grid sx={{ gap: 2, mt: 2 }}>
          <TextArea
            label={s.manuscript}
            rows={6}
            value={form.manuscript}
            onChange={(manuscript) => onForm({ ...form, manuscript })}
            hint={s.manuscriptHint}
          />
          <TextField
            size="small"
            label={s.manuscriptAuthors}
            helperText={s.manuscriptAuthorsHint}
            value={form.manuscriptAuthors}
            onChange={(event) => onForm({ ...form, manuscriptAuthors: event.target.value })}
          />
        </Grid>
      </Box>
      <KeepChoice doNotKeep={form.doNotKeep} onChange={(doNotKeep) => onForm({ ...form, doNotKeep })} />
    </Card>
  );
}
