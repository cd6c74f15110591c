import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { EntryDetail } from './EntryDetail';
import { EntryList } from './EntryList';
import { ScoreCard } from './ScoreCard';
import { Summary } from './Summary';

export function BibliographyResult({ result }: { result: AnalyzeResult }) {
  const [selected, setSelected] = useState<string | null>(null);
  const entry = result.entries.find(({ id }) => id === selected);
  return (
    <Box data-testid="bibliography-result" sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ScoreCard result={result} />
      <Summary summary={result.summary} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <EntryList entries={result.entries} selected={selected} onSelect={setSelected} />
        <EntryDetail entry={entry} />
      </Box>
    </Box>
  );
}
