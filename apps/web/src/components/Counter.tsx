import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StatusTone } from '../theme/palette';

/** A figure with its name. */
export function Counter({ label, value, tone }: { label: string; value: number | string; tone?: StatusTone }) {
  return (
    <Box
      data-counter={label}
      sx={{ p: 1.75, borderRadius: 3, bgcolor: tone ? `status.${tone}.soft` : 'ground.sunken' }}
    >
      <Typography
        component="p"
        sx={{
          typography: 'h2',
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
