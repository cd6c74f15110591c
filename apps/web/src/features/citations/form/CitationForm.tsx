import { citationLines, LIMITS } from '@veracite/contracts/limits';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { Notice } from '../../../components/Notice';
import { TextArea } from '../../../components/TextArea';
import { StyleSelect } from '../../../components/StyleSelect';
import { exampleCitations } from '../examples';
import { citationStrings as s } from '../strings';
import type { VerificationRun } from '../useVerification';
import { FileDrop } from './FileDrop';
import { Preview } from './Preview';

interface CitationFormProps {
  text: string;
  onText: (text: string) => void;
  format: Style;
  onFormat: (format: Style) => void;
  busy: boolean;
  onSubmit: (run: VerificationRun) => void;
  rows?: number;
}

function submitLabel(count: number): string {
  return count <= 1 ? s.verifyOne : s.verifyMany(Math.min(count, LIMITS.batchMax));
}

/** One or many citations, one per line, with what was recognised in them before anything is sent. */
export function CitationForm({ text, onText, format, onFormat, busy, onSubmit, rows = 12 }: CitationFormProps) {
  const [touched, setTouched] = useState(false);
  const citations = citationLines(text);
  const tooMany = citations.length > LIMITS.batchMax;
  const disabled = busy || citations.length === 0 || tooMany;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTouched(true);
    if (!disabled) onSubmit({ citations, format, text });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  const empty = touched && text.length === 0;

  return (
    <Card
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ p: { xs: 2, sm: 3 }, boxShadow: '0 30px 60px -40px rgb(20 24 60 / 0.35)' }}
    >
      <FileDrop onText={onText}>
        <TextArea
          label={s.inputLabel}
          placeholder={s.inputPlaceholder}
          rows={rows}
          value={text}
          error={empty ? s.empty : undefined}
          onChange={onText}
          onKeyDown={onKeyDown}
        />
      </FileDrop>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.25 }}>
        <Typography
          variant="body2"
          aria-live="polite"
          sx={{ color: 'text.secondary', flex: { xs: '1 1 100%', sm: '1 1 100px' } }}
        >
          {s.detected(citations.length)}
        </Typography>
        <Button size="small" sx={{ px: 1 }} onClick={() => onText(exampleCitations.join('\n'))}>
          {s.paste}
        </Button>
        <Button
          size="small"
          sx={{ px: 1 }}
          disabled={busy}
          onClick={() => {
            onText('');
            setTouched(false);
          }}
        >
          {s.clear}
        </Button>
      </Box>
      {tooMany && <Notice>{s.tooMany}</Notice>}
      <Preview citations={citations} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2.5, alignItems: 'center' }}>
        <StyleSelect label={s.format} value={format} onChange={onFormat} labels={s.styles} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={disabled}
          sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
        >
          {busy ? s.verifying : submitLabel(citations.length)}
        </Button>
        <Typography variant="caption" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
          {s.shortcut}
        </Typography>
      </Box>
    </Card>
  );
}
