import type { BibliographyEntry } from '@veracite/model/bibliography';
import { nameOfState } from '@veracite/contracts/states';
import { cut } from '@veracite/text/cut';
import { Box, Button, ButtonBase, Typography } from '../../components/ui';
import { useRef } from 'react';
import { LongList } from '../../components/LongList';
import { Muted } from '../../components/Muted';
import { Panel } from '../../components/Section';
import { StatusBadge } from '../../components/StatusBadge';
import { useRowKeys } from '../../components/useRowKeys';
import { detailOfEntry } from './looks';
import { bibliographyStrings as s } from './strings';

const PREVIEW = 150;

interface EntryListProps {
  entries: BibliographyEntry[];
  /** The status whose entries are listed; all of them when absent. */
  shown?: string;
  onShow: (status: string | undefined) => void;
  selected: string | null;
  onSelect: (id: string) => void;
}

const lineSx = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export function EntryList({ entries, shown, onShow, selected, onSelect }: EntryListProps) {
  const list = useRef<HTMLOListElement>(null);
  useRowKeys(list, {});
  const listed = shown ? entries.filter((entry) => entry.status === shown) : entries;
  return (
    <Panel
      isSticky
      title={s.entries}
      aside={
        shown && (
          <Button size="small" onClick={() => onShow(undefined)}>
            {s.onlyShown(nameOfState(shown))}
          </Button>
        )
      }
    >
      <Box
        component="ol"
        ref={list}
        data-testid="entries"
        tabIndex={0}
        aria-label={s.entries}
        sx={{
          listStyle: 'none',
          p: 0.25,
          m: 0,
          maxHeight: '24rem',
          overflowY: 'auto',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <LongList rows={listed} rowHeight={54}>
          {(entry, at) => (
            <li key={entry.id}>
              <ButtonBase
                data-entry={entry.id}
                data-row={at}
                aria-pressed={entry.id === selected}
                onClick={() => onSelect(entry.id)}
                sx={{
                  width: '100%',
                  display: 'block',
                  textAlign: 'left',
                  px: 1.25,
                  py: 0.75,
                  borderRadius: 2,
                  bgcolor: entry.id === selected ? 'ground.sunken' : undefined,
                  '&:hover': { bgcolor: 'ground.sunken' },
                }}
              >
                <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  <Muted component="span" variant="caption" sx={{ whiteSpace: 'nowrap' }}>
                    {s.line(entry.lineNumber)}
                  </Muted>
                  <Typography
                    component="span"
                    variant="citation"
                    data-preview
                    sx={{ ...lineSx, flex: 1, fontSize: '0.95rem', lineHeight: 1.4 }}
                  >
                    {cut(entry.originalText, PREVIEW)}
                  </Typography>
                  <StatusBadge status={entry.status} detail={detailOfEntry(entry)} />
                </Box>
                <Muted component="span" sx={{ ...lineSx, fontSize: '0.84rem' }}>
                  {entry.reason}
                </Muted>
              </ButtonBase>
            </li>
          )}
        </LongList>
      </Box>
    </Panel>
  );
}
