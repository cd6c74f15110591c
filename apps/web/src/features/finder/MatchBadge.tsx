import Box from '@mui/material/Box';
import { finderStrings as s } from './strings';

export type MatchVariant = 'default' | 'secondary' | 'outline';

/** The weight of a match: default from 0.9, secondary from 0.7, outline below. */
export function matchVariant(confidence: number): MatchVariant {
  return confidence >= 0.9 ? 'default' : confidence >= 0.7 ? 'secondary' : 'outline';
}

const looks: Record<MatchVariant, object> = {
  default: { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
  secondary: { bgcolor: 'primary.light', color: 'primary.main', borderColor: 'primary.light' },
  outline: { color: 'text.secondary', borderColor: 'text.secondary' },
};

export function MatchBadge({ confidence }: { confidence: number }) {
  const variant = matchVariant(confidence);
  const percent = Math.round(confidence * 100);
  return (
    <Box
      component="span"
      data-variant={variant}
      sx={{
        px: 1.25,
        py: 0.35,
        borderRadius: 99,
        border: 1,
        typography: 'caption',
        fontWeight: 620,
        whiteSpace: 'nowrap',
        ...looks[variant],
      }}
    >
      <span>{s.match(percent)}</span> {s.matchWord}
    </Box>
  );
}
