import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import type { Check } from '@veracite/contracts/checks';
import Box from '@mui/material/Box';
import { useMemo, useRef, useState } from 'react';
import { Fold } from '../../components/Fold';
import { BibliographyPaper } from './BibliographyPaper';
import { EntriesContext } from './EntryRefs';
import { EntryDetail } from './EntryDetail';
import { EntryList } from './EntryList';
import { InTextFindings, ListFindings } from './ListPanels';
import { Problems } from './Problems';
import { ReportTools, ScoreCard } from './ScoreCard';
import { ScoreParts } from './ScoreParts';
import { bibliographyStrings as s } from './strings';
import { Summary } from './Summary';
import { XrayPanel } from './XrayPanel';

const column = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The answer and the entries first, then what to do, then what it rests on. */
export function BibliographyResult({ result, check }: { result: AnalyzeResult; check: Check | undefined }) {
  const [selected, setSelected] = useState<string | null>(null);
  const [shown, setShown] = useState<string>();
  const detail = useRef<HTMLDivElement>(null);
  const at = result.entries.findIndex(({ id }) => id === selected);
  const entry = result.entries[at];
  // The report has the entries with a result, in order.
  const results = useMemo(() => check?.entries.flatMap((one) => one.result ?? []), [check]);
  const entries = useMemo(
    () => ({
      entries: result.entries,
      onSelect: (id: string) => {
        setShown(undefined);
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
        <ScoreCard result={result} shown={shown} onShow={setShown} />
        <Box
          ref={detail}
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: entry ? 'minmax(0, 1.15fr) minmax(0, 1fr)' : undefined },
            alignItems: 'start',
          }}
        >
          <EntryList
            entries={result.entries}
            shown={shown}
            onShow={setShown}
            selected={selected}
            onSelect={setSelected}
          />
          {entry && <EntryDetail entry={entry} result={results?.[at]} style={check?.options.style} />}
        </Box>
        {result.statements ? <Problems statements={result.statements} /> : <Summary summary={result.summary} />}
        {result.inText && (
          <Fold title={s.inText} digest={s.inTextRead(result.inText.citations)} isOpen>
            <InTextFindings report={result.inText} />
          </Fold>
        )}
        {result.score && (
          <Fold title={s.scoreParts}>
            <ScoreParts parts={result.score} />
          </Fold>
        )}
        {result.list && (
          <Fold title={s.list}>
            <ListFindings list={result.list} />
          </Fold>
        )}
        {result.xray && <XrayPanel xray={result.xray} />}
        <ReportTools result={result} />
      </Box>
    </EntriesContext>
  );
}
