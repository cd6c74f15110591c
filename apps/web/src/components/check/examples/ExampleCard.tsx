import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { CitationText } from '../../CitationText';
import { utcDayText } from '../../dates';
import { ArrowRightIcon } from '../../icons';
import { StatusBadge } from '../../StatusBadge';
import { Notices } from '../evidence/Notices';
import { ExampleRows } from './ExampleRows';
import { ExampleTabs, useExample } from './ExampleTabs';
import { recorded } from './recorded';
import { workedStrings as s } from './strings';

const ExampleDialog = lazy(() => import('./ExampleDialog'));

/** A short result for one of four example citations. */
export function ExampleCard() {
  const { example, name, setName } = useExample();
  const [whole, setWhole] = useState(false);
  if (!example) return null;
  const { result } = example;
  return (
    <Card component="figure" aria-label={s.label} sx={{ m: 0, p: { xs: 2.5, sm: 3 }, display: 'grid', gap: 2 }}>
      <Box component="figcaption" sx={{ display: 'grid', gap: 0.75 }}>
        <Typography variant="overline" sx={{ color: 'text.secondary' }}>
          {s.label}
        </Typography>
        <ExampleTabs name={name} onName={setName} />
      </Box>
      <Typography variant="citation" component="p">
        {result.originalText}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <StatusBadge status={result.status} />
        {result.status !== 'valid' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {result.reason}
          </Typography>
        )}
      </Box>
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
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Button size="small" variant="outlined" endIcon={<ArrowRightIcon />} onClick={() => setWhole(true)}>
          {s.whole}
        </Button>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {s.computed(utcDayText(recorded.computedAt))}
        </Typography>
      </Box>
      <Suspense>{whole && <ExampleDialog result={result} onClose={() => setWhole(false)} />}</Suspense>
    </Card>
  );
}
