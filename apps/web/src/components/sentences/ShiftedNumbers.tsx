import type { ShiftExample } from '@veracite/contracts/documents';
import { citesEntry, fitsEntry } from '@veracite/contracts/problem-comments';
import { Box, Grid, Typography } from '../ui';

/** Sentences next to the entry that they cite and the entry that they fit. */
export function ShiftedNumbers({ examples }: { examples: ShiftExample[] }) {
  return (
    <Grid component="span" sx={{ gap: 1.5, mt: 1 }}>
      {examples.map(({ sentence, cited, fits }) => (
        <Grid component="span" key={cited.position} sx={{ gap: 0.5 }}>
          <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            “{sentence}”
          </Typography>
          <Grid component="span" columns={{ sm: '1fr 1fr' }} sx={{ gap: 1, color: 'text.secondary' }}>
            <Entry label={citesEntry(cited.position + 1)} text={cited.text} />
            <Entry label={fitsEntry(fits.position + 1)} text={fits.text} />
          </Grid>
        </Grid>
      ))}
    </Grid>
  );
}

function Entry({ label, text }: { label: string; text: string }) {
  return (
    <Box component="span" sx={{ borderLeft: 2, borderColor: 'divider', pl: 1, minWidth: 0 }}>
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.primary' }}>
        {label}
      </Typography>
      <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}
