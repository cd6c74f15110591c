import { Box, Card, Grid, Muted, Stack, Typography } from './ui';
import type { StatusTone } from '../theme/palette';
import { CitationText } from './CitationText';
import { Gauge } from './Gauge';
import { ToneBadge } from './StatusBadge';

interface PictureRow {
  badge: string;
  tone: StatusTone;
  /** A citation, its italics between asterisks. */
  text: string;
  note?: string;
}

export interface Picture {
  label: string;
  score?: { label: string; value: number };
  rows: readonly PictureRow[];
}

/** A small example of a tool's result, shown before the first request. */
export function ResultPicture({ picture: { label, score, rows } }: { picture: Picture }) {
  return (
    <Card component="figure" aria-label={label} sx={{ m: 0, p: { xs: 2, sm: 3 }, maxWidth: 860 }}>
      <Muted variant="overline" component="figcaption">
        {label}
      </Muted>
      {score && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 2.5, mt: 0.5 }}>
          <Typography component="div" sx={{ typography: 'h2' }}>
            {score.value}
          </Typography>
          <Box sx={{ flex: 1, maxWidth: 420 }}>
            <Gauge label={score.label} value={score.value} />
          </Box>
        </Stack>
      )}
      {rows.map(({ badge, tone, text, note }) => (
        <Grid
          key={text}
          columns={{ sm: '130px 1fr' }}
          sx={{
            columnGap: 2,
            rowGap: 0.5,
            py: 1.25,
            alignItems: 'start',
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box>
            <ToneBadge label={badge} tone={tone} />
          </Box>
          <Box>
            <Typography variant="citation" component="p" sx={{ fontSize: '0.97rem', lineHeight: 1.5 }}>
              <CitationText text={text} />
            </Typography>
            {note && <Muted sx={{ mt: 0.25 }}>{note}</Muted>}
          </Box>
        </Grid>
      ))}
    </Card>
  );
}
