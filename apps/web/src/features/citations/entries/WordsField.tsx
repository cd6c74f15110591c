import Box from '@mui/material/Box';
import type { ChangeEvent, Ref } from 'react';
import { fieldSx } from '../../../components/fieldSx';

interface WordsFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  value: string;
  onChange: (words: string) => void;
  onBlur?: () => void;
}

/** About so many characters stand on a line of the field. */
const LINE = 70;

/** The words of an entry, to put the cursor in and to change. */
export function WordsField({ ref, label, value, onChange, onBlur }: WordsFieldProps) {
  const lines = value.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / LINE), 0);
  return (
    <Box
      component="textarea"
      ref={ref}
      aria-label={label}
      rows={Math.min(12, Math.max(2, lines))}
      value={value}
      spellCheck={false}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value)}
      onBlur={onBlur}
      sx={{
        ...fieldSx,
        display: 'block',
        width: '100%',
        px: 1.25,
        py: 1,
        resize: 'vertical',
        typography: 'citation',
        fontSize: '0.98rem',
      }}
    />
  );
}
