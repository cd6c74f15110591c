import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import Box from '@mui/material/Box';
import { useMemo, useRef, useState } from 'react';
import { BibliographyPaper } from './BibliographyPaper';
import { EntriesContext } from './EntryRefs';
import { EntryDetail } from './EntryDetail';
import { EntryList } from './EntryList';
import { InTextPanel, ListPanel } from './ListPanels';
import { ScoreCard } from './ScoreCard';
import { ScoreParts } from './ScoreParts';
import { Summary } from './Summary';
import { XrayPanel } from './XrayPanel';

const column = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export function BibliographyResult({ result }: { result: AnalyzeResult }) {
  const [selected, setSelected] = useState<string | null>(null);
  const detail = useRef<HTMLDivElement>(null);
  const entry = result.entries.find(({ id }) => id === selected);
  const entries = useMemo(
    () => ({
      entries: result.entries,
      onSelect: (id: string) => {
        setSelected(id);
        detail.current?.scrollIntoView({ block: 'nearest' });
      },
    }),
    [result.entries],
  );
  return (
    <EntriesContext value={entries}>
      <Box data-testid="bibliography-result" sx={column}>
        <BibliographyPaper result={result} />
        <ScoreCard result={result} />
        <Summary summary={result.summary} statements={result.statements} />
        <Box
          ref={detail}
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
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          {result.score && <ScoreParts parts={result.score} />}
          <Box sx={column}>
            {result.list && <ListPanel list={result.list} />}
            {result.inText && <InTextPanel report={result.inText} />}
          </Box>
        </Box>
        {result.xray && <XrayPanel xray={result.xray} />}
      </Box>
    </EntriesContext>
  );
}
