import { fieldLabel } from '@veracite/model/field-names';
import { agreementText } from '@veracite/report/result-text';
import type { VerificationResult } from '@veracite/contracts/citations';
import { Box, Button, Card, Grid, Muted, Typography } from '../../ui';
import { lazy, Suspense, useState } from 'react';
import { CitationText } from '../../CitationText';
import { utcDayText } from '../../dates';
import { ArrowRightIcon, CheckIcon, CloseIcon, WarningIcon } from '../../icons';
import { StatusBadge } from '../../StatusBadge';
import { Notices } from '../evidence/Notices';
import { ExampleTabs, useExample } from './ExampleTabs';
import { recorded } from './recorded';
import { workedStrings as s } from './strings';
import type { StatusTone } from '../../../theme/palette';

const marks: Record<string, { Icon: typeof CheckIcon; tone: StatusTone }> = {
  same: { Icon: CheckIcon, tone: 'valid' },
  near: { Icon: CheckIcon, tone: 'unknown' },
  different: { Icon: CloseIcon, tone: 'fake' },
  missing: { Icon: WarningIcon, tone: 'incomplete' },
};

/** Number of rows that are shown; the full result has all. */
const ROWS = 4;

/** Returns the fields that differ and, up to the limit, those that agree, in the order of the result. */
function shownRows(evidence: VerificationResult['evidence']) {
  const rest = Math.max(0, ROWS - evidence.filter(({ agreement }) => agreement !== 'same').length);
  const agreeing = new Set(evidence.filter(({ agreement }) => agreement === 'same').slice(0, rest));
  return evidence.filter((row) => row.agreement !== 'same' || agreeing.has(row)).slice(0, ROWS);
}

/** A short comparison with the record. */
function ExampleRows({ result }: { result: VerificationResult }) {
  if (result.evidence.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, borderBottom: 1, borderColor: 'divider' }}>
      {shownRows(result.evidence).map((row) => {
        const mark = marks[row.agreement] ?? { Icon: CheckIcon, tone: 'unknown' as const };
        return (
          <Grid
            component="li"
            key={row.field}
            columns="20px 84px 1fr"
            sx={{ gap: 1, py: 0.9, borderTop: 1, borderColor: 'divider', alignItems: 'baseline' }}
          >
            <mark.Icon
              titleAccess={agreementText(row.agreement)}
              sx={{ fontSize: 17, color: `status.${mark.tone}.main`, alignSelf: 'start', mt: '3px' }}
            />
            <Muted variant="caption">{fieldLabel(row.field)}</Muted>
            <Typography variant="citation" sx={{ fontSize: '0.95rem', lineHeight: 1.4 }}>
              {row.agreement === 'different' && (
                <Box component="del" sx={{ color: 'text.secondary', mr: 1 }}>
                  {row.cited}
                </Box>
              )}
              {row.found}
            </Typography>
          </Grid>
        );
      })}
    </Box>
  );
}

const ExampleDialog = lazy(() => import('./ExampleDialog'));

/** A short result for one of four example citations. */
export function ExampleCard() {
  const { example, name, setName } = useExample();
  const [whole, setWhole] = useState(false);
  if (!example) return null;
  const { result } = example;
  return (
    <Card component="figure" aria-label={s.label} sx={{ m: 0, p: { xs: 2.5, sm: 3 }, display: 'grid', gap: 2 }}>
      <Grid component="figcaption" sx={{ gap: 0.75 }}>
        <Muted variant="overline">{s.label}</Muted>
        <ExampleTabs name={name} onName={setName} />
      </Grid>
      <Typography variant="citation" component="p">
        {result.originalText}
      </Typography>
      <Grid sx={{ gap: 1, justifyItems: 'start' }}>
        <StatusBadge status={result.status} />
        {result.status !== 'valid' && <Muted>{result.reason}</Muted>}
      </Grid>
      <Notices result={result} />
      <ExampleRows result={result} />
      {result.correctedCitation && result.status === 'incomplete' && (
        <Box sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 1.75 }}>
          <Typography variant="overline" sx={{ color: 'primary.main' }}>
            {s.fix}
          </Typography>
          <Typography variant="citation" component="p" sx={{ fontSize: '0.97rem', lineHeight: 1.5 }}>
            <CitationText text={result.correctedCitation.apa} />
          </Typography>
        </Box>
      )}
      <Grid sx={{ gap: 1, justifyItems: 'start' }}>
        <Button size="small" variant="outlined" endIcon={<ArrowRightIcon />} onClick={() => setWhole(true)}>
          {s.whole}
        </Button>
        <Muted variant="caption">{s.computed(utcDayText(recorded.computedAt))}</Muted>
      </Grid>
      <Suspense>{whole && <ExampleDialog result={result} onClose={() => setWhole(false)} />}</Suspense>
    </Card>
  );
}
