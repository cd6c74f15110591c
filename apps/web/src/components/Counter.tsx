import { Box, Typography } from './ui';
import type { StatusTone } from '../theme/palette';

interface CounterProps {
  label: string;
  value: number | string;
  tone?: StatusTone;
  /** Places the name next to the figure instead of below it. */
  isFlat?: boolean;
}

/** A figure with its name. */
export function Counter({ label, value, tone, isFlat }: CounterProps) {
  return (
    <Box
      data-counter={label}
      sx={{
        px: 1.75,
        py: isFlat ? 0.75 : 1.75,
        borderRadius: 3,
        bgcolor: tone ? `status.${tone}.soft` : 'ground.sunken',
        ...(isFlat && { display: 'flex', alignItems: 'baseline', columnGap: 1, flexWrap: 'wrap' }),
      }}
    >
      <Typography
        component="div"
        sx={{
          typography: isFlat ? 'h3' : 'h2',
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
