import Box from '@mui/material/Box';
import type { ChangeEvent, FocusEvent, Ref } from 'react';
import { fieldSx } from '../../fieldSx';

interface WordsFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  value: string;
  onChange: (words: string) => void;
  onBlur?: () => void;
}

/** The words of an entry, to put the cursor in and to change. */
export function WordsField({ ref, label, value, onChange, onBlur }: WordsFieldProps) {
  return (
    <Box
      component="textarea"
      ref={ref}
      aria-label={label}
      rows={5}
      value={value}
      spellCheck={false}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value)}
      // A browser brings the cursor into view, and not always the field around it.
      onFocus={(event: FocusEvent<HTMLTextAreaElement>) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
      onBlur={onBlur}
      sx={{
        ...fieldSx,
        display: 'block',
        width: '100%',
        px: 1.25,
        py: 1,
        resize: 'vertical',
        // As tall as its words, where the browser can; five rows elsewhere.
        fieldSizing: 'content',
        minHeight: '3.6em',
        maxHeight: '12em',
        typography: 'citation',
        fontSize: '0.98rem',
      }}
    />
  );
}
