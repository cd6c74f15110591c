import { PAPER_STATES, type Collection, type PaperSummary } from '@veracite/contracts/collections';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { generatePath, Link, useSearchParams } from 'react-router-dom';
import { deskApi, type QueueFilter } from '../../api/desk';
import { request } from '../../api/fetcher';
import { LongList } from '../../components/LongList';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Section';
import { ToneBadge } from '../../components/StatusBadge';
import { useAttempt } from '../../components/useAttempt';
import { visuallyHidden } from '../../components/visuallyHidden';
import { routes } from '../../site/routes';
import { appStrings } from '../../site/strings';
import type { StatusTone } from '../../theme/palette';
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
  const { papers, error, more, reload } = useQueue(id, filter, { isOpen: isUploading || isOpen(progress) });
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
      {more && (
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

interface PaperRowProps {
  collectionId: string;
  paper: PaperSummary;
  /** Query of the queue, which the paper's page keeps. */
  search: string;
  /** Absent for readers. */
  onRetry?: () => void;
}

/** A paper of the queue: what is expected of it and why, and how much is undecided. */
function PaperRow({ collectionId, paper, search, onRetry }: PaperRowProps) {
  const { id, name, title, state, fault, assessment } = paper;
  const { label, tone } = badgeOf(paper);
  return (
    <Box
      component="li"
      data-paper={state}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <ButtonBase
        component={Link}
        to={{ pathname: generatePath(routes.paper, { id: collectionId, paper: id }), search }}
        sx={{
          flex: { xs: '1 1 100%', sm: 1 },
          minWidth: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '56px minmax(0, 1fr)', sm: '76px minmax(0, 1fr) auto' },
          columnGap: 1.5,
          rowGap: 0.5,
          alignItems: 'center',
          textAlign: 'left',
          color: 'text.primary',
          px: { xs: 0.5, sm: 1 },
          py: 1.5,
          '&:hover': { bgcolor: 'ground.sunken' },
        }}
      >
        <Expected assessment={assessment} />
        <Box component="span" sx={{ minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title ?? name}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {fault ?? assessment?.line ?? (title && name)}
          </Typography>
        </Box>
        <Box component="span" sx={{ gridColumn: { xs: 2, sm: 'auto' } }}>
          <ToneBadge label={label} tone={tone} />
        </Box>
      </ButtonBase>
      {state === 'unreadable' && onRetry && (
        <Button size="small" variant="outlined" aria-label={s.readAgainOf(name)} onClick={onRetry} sx={{ ml: 1 }}>
          {s.readAgain}
        </Button>
      )}
    </Box>
  );
}

/** The expected number of invented references, above its interval. */
function Expected({ assessment }: Pick<PaperSummary, 'assessment'>) {
  if (!assessment) return <span />;
  const { expected, interval, isAgainst } = assessment;
  return (
    <Box component="span" data-expected sx={{ textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
      <Box component="span" sx={visuallyHidden}>
        {s.expectedLabel(expected, ...interval)}
      </Box>
      <Typography
        aria-hidden
        component="span"
        variant="h3"
        sx={{ display: 'block', color: isAgainst ? 'status.fake.main' : 'text.secondary' }}
      >
        {s.expected(expected)}
      </Typography>
      <Typography aria-hidden component="span" variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {s.interval(...interval)}
      </Typography>
    </Box>
  );
}

/** Returns the badge of a paper: what is undecided when it was checked, and its state before. */
function badgeOf({ state, settled, references, assessment, undecided }: PaperSummary): {
  label: string;
  tone: StatusTone;
} {
  if (state === 'unreadable') return { label: s.states.unreadable, tone: 'incomplete' };
  if (state === 'checking') return { label: s.checking(settled, references), tone: 'unknown' };
  if (state !== 'ready') return { label: s.states[state], tone: 'unknown' };
  if (undecided > 0) return { label: s.undecided(undecided), tone: assessment?.isAgainst ? 'fake' : 'incomplete' };
  const isClean = !assessment?.flags.length;
  return { label: isClean ? s.clean : s.decided, tone: 'valid' };
}
