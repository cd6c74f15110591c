import { PAPER_STATES, type Collection, type PaperSummary } from '@veracite/contracts/collections';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deskApi, type QueueFilter } from '../../api/desk';
import { request } from '../../api/fetcher';
import { LongList } from '../../components/LongList';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Section';
import { useAttempt } from '../../components/useAttempt';
import { appStrings } from '../../site/strings';
import { PaperRow } from './PaperRow';
import { deskStrings as s } from './strings';
import { filterOf, isOpen, useQueue } from './useCollection';

/** Time after the last key before the search begins, in milliseconds. */
const SEARCH_MS = 300;
/** Expected height of a row, in pixels. */
const ROW_HEIGHT = 84;

interface QueueProps {
  collection: Collection;
  isUploading: boolean;
}

/** The papers of a collection, the ones that most need a look first. */
export function Queue({ collection: { id, role, progress }, isUploading }: QueueProps) {
  const [query, setQuery] = useSearchParams();
  const attempt = useAttempt();
  const filter = filterOf(query);
  const { papers, total, error, more, reload } = useQueue(id, filter, { isOpen: isUploading || isOpen(progress) });
  const onFilter = (next: QueueFilter) =>
    setQuery(Object.entries(next).filter(([, value]) => value) as [string, string][], { replace: true });
  const retry = async ({ id: paper }: PaperSummary) => {
    await attempt(() => request('POST', deskApi.retry(id, paper), {}));
    reload();
  };
  return (
    <Panel title={s.queue}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {s.queueLead}
      </Typography>
      <Filters filter={filter} onFilter={onFilter} />
      {error !== undefined && <Notice>{appStrings.notLoaded}</Notice>}
      {!papers && error === undefined && <Skeleton variant="rounded" height={160} />}
      {papers?.length === 0 && <Typography>{filter.state || filter.q ? s.noMatch : s.noPapers}</Typography>}
      {papers && (
        <Box component="ol" aria-label={s.queue} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          <LongList rows={papers} rowHeight={ROW_HEIGHT}>
            {(paper) => (
              <PaperRow
                key={paper.id}
                collectionId={id}
                paper={paper}
                search={query.toString()}
                onRetry={role === 'reader' ? undefined : () => void retry(paper)}
              />
            )}
          </LongList>
        </Box>
      )}
      {more && papers && papers.length < total && (
        <Button variant="outlined" onClick={more} sx={{ mt: 2 }}>
          {s.more}
        </Button>
      )}
    </Panel>
  );
}

function Filters({ filter, onFilter }: { filter: QueueFilter; onFilter: (filter: QueueFilter) => void }) {
  const [q, setQ] = useState(filter.q);
  useEffect(() => {
    if (q === filter.q) return undefined;
    const timer = setTimeout(() => onFilter({ ...filter, q }), SEARCH_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Box
      role="search"
      sx={{ display: 'grid', gap: 1.5, mb: 2, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 200px' } }}
    >
      <TextField
        type="search"
        size="small"
        label={s.search}
        placeholder={s.searchHint}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      <TextField
        select
        size="small"
        label={s.filter}
        value={filter.state}
        onChange={(event) => onFilter({ q, state: event.target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{s.everyState}</MenuItem>
        {PAPER_STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {s.states[state]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
