import { Button, Muted, Row, Typography } from '../../components/ui';
import type { BibliographyEntry } from '@veracite/model/bibliography';
import type { VerificationResult } from '@veracite/contracts/citations';
import { nameOfState } from '@veracite/contracts/states';
import { cut } from '@veracite/text/cut';
import { CheckedBadge } from '../../components/check/evidence/CheckedByHand';
import { PickRow, ResultList } from '../../components/ResultList';
import { Panel } from '../../components/Section';
import { StatusBadge } from '../../components/StatusBadge';
import { detailOfEntry } from './looks';
import { bibliographyStrings as s } from './strings';

const PREVIEW = 150;

interface EntryListProps {
  entries: BibliographyEntry[];
  /** Results of the checks of entries, by id. */
  results: ReadonlyMap<string, VerificationResult>;
  /** The status whose entries are listed; all of them when absent. */
  shown?: string;
  onShow: (status: string | undefined) => void;
  selected: string | null;
  onSelect: (id: string) => void;
}

export function EntryList({ entries, results, shown, onShow, selected, onSelect }: EntryListProps) {
  const data = shown ? entries.filter((entry) => entry.status === shown) : entries;
  const all = shown && (
    <Button size="small" onClick={() => onShow(undefined)}>
      {s.onlyShown(nameOfState(shown))}
    </Button>
  );
  return (
    <Panel isSticky title={s.entries} aside={all}>
      <ResultList loaded={{ data }} aria-label={s.entries} data-testid="entries" maxHeight="24rem" rowHeight={54}>
        {(entry, index) => {
          const result = results.get(entry.id);
          return (
            <PickRow
              key={entry.id}
              index={index}
              data-entry={entry.id}
              isPicked={entry.id === selected}
              onPick={() => onSelect(entry.id)}
            >
              <Row component="span">
                <Muted component="span" variant="caption" sx={{ whiteSpace: 'nowrap' }}>
                  {s.line(entry.lineNumber)}
                </Muted>
                <Typography
                  noWrap
                  component="span"
                  variant="citation"
                  data-preview
                  sx={{ flex: '1 1 11rem', fontSize: '0.95rem', lineHeight: 1.4 }}
                >
                  {cut(entry.originalText, PREVIEW)}
                </Typography>
                {result && <CheckedBadge result={result} />}
                <StatusBadge status={entry.status} detail={detailOfEntry(entry, result)} />
              </Row>
              <Muted noWrap component="span" sx={{ display: 'block', fontSize: '0.84rem' }}>
                {entry.reason}
              </Muted>
            </PickRow>
          );
        }}
      </ResultList>
    </Panel>
  );
}
