import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { measured } from './measured';
import { homeStrings as s } from './strings';

/** Accuracy of the checker on references with known answers. */
export function Measured() {
  return (
    <section>
      <Typography variant="h2">{s.measuredTitle}</Typography>
      <Typography variant="lead" component="p" sx={{ color: 'text.secondary', mt: 1, maxWidth: 640 }}>
        {s.measuredLead}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, mt: 4, display: 'grid', gap: { xs: 3, md: 5 }, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}
      >
        {measured.figures.map(({ percent, what }) => (
          <Box key={what} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {what}
            </Typography>
            <Typography component="dd" sx={{ typography: 'h1', m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {s.percent(percent)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
        {s.measuredWhen(measured.date)}
      </Typography>
    </section>
  );
}
