import { Grid, Stack, Typography } from './ui';
import measured from '../site/measured.json';

interface MeasuredProps {
  /** Returns the text below a figure; none by default. */
  note?: (hits: number, count: number) => string;
}

/** The figures of `npm run eval:truth` on references that nothing was developed on (docs/benchmarks.md, "Verdicts"). */
export function Measured({ note }: MeasuredProps) {
  return (
    <Grid component="dl" columns={{ sm: 'repeat(3, 1fr)' }} sx={{ m: 0, gap: { xs: 3, md: 5 } }}>
      {measured.figures.map(({ hits, count, what }) => (
        <Stack direction="column-reverse" key={what} sx={{ justifyContent: 'flex-end' }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            of {count.toLocaleString('en')} {what}
            {note && `. ${note(hits, count)}`}
          </Typography>
          <Typography component="dd" sx={{ typography: 'h1', m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {((100 * hits) / count).toFixed(1)}%
          </Typography>
        </Stack>
      ))}
    </Grid>
  );
}

export const measuredOn = measured.date;
