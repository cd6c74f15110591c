import { Box, Typography } from './ui';
import type { StatusTone } from '../theme/palette';

interface CounterProps {
  label: string;
  value: number | string;
  tone?: StatusTone;
  isSmall?: boolean;
}

/** A figure with its name. */
export function Counter({ label, value, tone, isSmall }: CounterProps) {
  return (
    <Box
      data-counter={label}
      sx={{
        px: 1.75,
        py: isSmall ? 0.75 : 1.75,
        borderRadius: 3,
        bgcolor: tone ? `status.${tone}.soft` : 'ground.sunken',
      }}
    >
      <Typography
        component="div"
        sx={{
          typography: isSmall ? 'h3' : 'h2',
          lineHeight: 1.1,
          fontVariantNumeric: 'tabular-nums',
          color: tone ? `status.${tone}.main` : 'text.primary',
        }}
      >
        {value}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: tone ? `status.${tone}.main` : 'text.secondary' }}>
        {label}
      </Typography>
    </Box>
  );
}
