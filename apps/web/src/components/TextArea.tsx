import { Box, Typography } from './ui';
import { useId, type KeyboardEvent } from 'react';
import { fieldSx } from './fieldSx';

interface TextAreaProps {
  label: string;
  placeholder?: string;
  rows: number;
  /** Three lines tall whatever its rows, until it is dragged. */
  isSmall?: boolean;
  value: string;
  onChange: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Error message, shown instead of the hint. */
  error?: string;
  hint?: string;
}

/** A field for citations. Its label is above it, so that the placeholder can be read before typing. */
export function TextArea({
  label,
  placeholder,
  rows,
  isSmall,
  value,
  onChange,
  onKeyDown,
  error,
  hint,
}: TextAreaProps) {
  const id = useId();
  const below = error ?? hint;
  return (
    <Box>
      <Typography component="label" htmlFor={id} variant="h5" sx={{ display: 'block', mb: 0.75 }}>
        {label}
      </Typography>
      <Box
        component="textarea"
        id={id}
        rows={rows}
        placeholder={placeholder}
        value={value}
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={below ? `${id}-below` : undefined}
        onChange={(event) => onChange((event.target as HTMLTextAreaElement).value)}
        onKeyDown={onKeyDown}
        sx={{
          ...fieldSx,
          display: 'block',
          width: '100%',
          px: 1.75,
          py: 1.5,
          resize: 'vertical',
          // Less than its rows in a low window: its count and the button stay on the first screen.
          height: isSmall
            ? '6.1em'
            : rows > 6
              ? { xs: 'clamp(7em, 100dvh - 440px, 21.5em)', sm: 'clamp(8em, 100dvh - 470px, 21.5em)' }
              : undefined,
          typography: 'citation',
          fontSize: '1rem',
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
          ...(error !== undefined && { borderColor: 'error.main' }),
        }}
      />
      {below && (
        <Typography
          id={`${id}-below`}
          variant="caption"
          component="p"
          sx={{ mt: 0.5, mx: 1.75, color: error === undefined ? 'text.secondary' : 'error.main' }}
        >
          {below}
        </Typography>
      )}
    </Box>
  );
}
