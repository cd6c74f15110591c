import { Box } from '../../ui';
import type { ChangeEvent, FocusEvent, Ref } from 'react';
import { fieldSx } from '../../fieldSx';

interface WordsFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  value: string;
  onChange: (words: string) => void;
  onBlur?: () => void;
}

/** The editable text of an entry. */
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
      // Browsers scroll to the cursor, but not always to the field.
      onFocus={(event: FocusEvent<HTMLTextAreaElement>) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
      onBlur={onBlur}
      sx={{
        ...fieldSx,
        display: 'block',
        width: '100%',
        px: 1.25,
        py: 1,
        resize: 'vertical',
        // Grows with its text where the browser supports it; five rows elsewhere.
        fieldSizing: 'content',
        minHeight: '3.6em',
        maxHeight: '12em',
        typography: 'citation',
        fontSize: '0.98rem',
      }}
    />
  );
}
