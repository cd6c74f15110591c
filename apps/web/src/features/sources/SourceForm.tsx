import { LIMITS } from '@veracite/contracts/limits';
import { SOURCE_INPUT_TYPES, type SourceInputType } from '@veracite/contracts/source-check';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { FormActions } from '../../components/FormActions';
import { SelectField } from '../../components/SelectField';
import { sourceStrings as s } from './strings';

export interface SourceFormValues {
  input: string;
  inputType: SourceInputType;
}

/** A DOI, with or without the resolver or prefix in front of it. */
const DOI = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?10\.\d{4,9}\/\S+$/i;

export const emptyForm: SourceFormValues = { input: '', inputType: 'url' };

interface SourceFormProps {
  form: SourceFormValues;
  onForm: (form: SourceFormValues) => void;
  busy: boolean;
  onSubmit: () => void;
  onClear: () => void;
}

export function SourceForm({ form, onForm, busy, onSubmit, onClear }: SourceFormProps) {
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
    <Card component="form" noValidate onSubmit={submit} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 190px' },
          alignItems: 'start',
        }}
      >
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
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, mt: 2 }}>
        <FormActions
          submit={s.verify}
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
      </Box>
    </Card>
  );
}
