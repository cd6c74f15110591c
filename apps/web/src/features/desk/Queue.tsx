import type { Collection, PaperSummary } from '@veracite/contracts/collections';
import { Box, Button, MuiLink, Muted, Row, TextField, Typography } from '../../components/ui';
import { useEffect, useState } from 'react';
import { generatePath, Link, useSearchParams, type To } from 'react-router-dom';
import { deskApi } from '../../api/desk';
import { useRemovals } from '../../components/Removals';
import { ResultList, FactRow } from '../../components/ResultList';
import { Panel } from '../../components/Section';
import { SelectField } from '../../components/SelectField';
import { QuoteIcon } from '../../components/icons';
import { ToneBadge } from '../../components/StatusBadge';
import { statusLook } from '../../components/status';
import { useChange } from '../../components/useAttempt';
import { routes } from '../../site/routes';
import type { StatusTone } from '../../theme/palette';
import { deskStrings as s } from './strings';
import { useQueue } from './useCollection';

/** Time after the last key before the search begins, in milliseconds. */
const SEARCH_MS = 300;

/** The papers of a collection, the ones that most need a look first. */
export function Queue({ collection, onChanged }: { collection: Collection; onChanged: () => void }) {
  const [query, setQuery] = useSearchParams();
  const change = useChange(onChanged);
  const [q, setQ] = useState(query.get('q') ?? '');
  const { isRemoved } = useRemovals();
  const { papers: all, error, more } = useQueue(collection.id, query, collection.progress);
  const papers = all?.filter((paper) => !isRemoved(deskApi.paper(collection.id, paper.id)));
  const show = (name: 'state' | 'q', value: string) => {
    const next = new URLSearchParams(query);
    next.set(name, value);
    if (!value) next.delete(name);
    setQuery(next, { replace: true });
  };
  useEffect(() => {
    if (q === (query.get('q') ?? '')) return undefined;
    const timer = setTimeout(() => show('q', q), SEARCH_MS);
    return () => clearTimeout(timer);
  });
  const retry = (paper: PaperSummary) =>
    void change('POST', deskApi.paper(collection.id, paper.id, 'retry'), { body: {} });
  return (
    <Panel title={s.queue}>
      <Muted sx={{ mb: 2 }}>{s.queueLead}</Muted>
      <Row role="search" sx={{ gap: 1.5, mb: 2 }}>
        <TextField
          type="search"
          size="small"
          label={s.search}
          value={q}
          onChange={(event) => setQ(event.target.value)}
          sx={{ flex: '1 1 240px' }}
        />
        <SelectField
          size="small"
          label={s.filter}
          value={query.get('state') ?? ''}
          onChange={(event) => show('state', event.target.value)}
          options={s.filters}
          sx={{ flex: { xs: '1 1 100%', sm: '0 1 200px' } }}
        />
      </Row>
      <ResultList aria-label={s.queue} loaded={{ data: papers, error }} none={query.size > 0 ? s.noMatch : s.noPapers}>
        {(paper) => (
          <PaperRow
            key={paper.id}
            to={{
              pathname: generatePath(routes.paper, { id: collection.id, paper: paper.id }),
              search: query.toString(),
            }}
            paper={paper}
            onRetry={collection.role === 'reader' ? undefined : () => retry(paper)}
          />
        )}
      </ResultList>
      {more && (
        <Button variant="outlined" onClick={more} sx={{ mt: 2 }}>
          {s.more}
        </Button>
      )}
    </Panel>
  );
}

interface PaperRowProps {
  /** The paper's page, which keeps the query of the queue. */
  to: To;
  paper: PaperSummary;
  /** Absent for readers. */
  onRetry?: () => void;
}

/** A paper of the queue: what is expected of it and why, and how much is undecided. */
function PaperRow({ to, paper, onRetry }: PaperRowProps) {
  const { name, title, state, fault, assessment, answered = 0 } = paper;
  const badge = badgeOf(paper);
  return (
    <FactRow
      data-paper={state}
      lead={<Expected assessment={assessment} />}
      title={
        // The link covers the row.
        <MuiLink
          component={Link}
          to={to}
          color="text.primary"
          underline="hover"
          sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {title ?? name}
        </MuiLink>
      }
      lines={[fault ?? assessment?.line, title && name].filter(Boolean)}
      action={
        <Row sx={{ position: 'relative', ml: { xs: 9, sm: 0 } }}>
          {answered > 0 && <ToneBadge label={s.answered(answered)} tone="incomplete" Icon={QuoteIcon} />}
          <ToneBadge {...badge} Icon={statusLook(badge.tone).Icon} />
          {state === 'unreadable' && onRetry && (
            <Button size="small" variant="outlined" aria-label={s.readAgainOf(name)} onClick={onRetry}>
              {s.readAgain}
            </Button>
          )}
        </Row>
      }
    />
  );
}

/** The expected number of invented references, above its interval. */
function Expected({ assessment }: Pick<PaperSummary, 'assessment'>) {
  if (!assessment) return <Box sx={{ width: 60 }} />;
  const { interval, isAgainst } = assessment;
  return (
    <Box role="img" aria-label={s.expectedLabel(assessment)} sx={{ width: 60, textAlign: 'center' }}>
      <Typography variant="h3" component="div" sx={{ color: isAgainst ? 'status.fake.main' : 'text.secondary' }}>
        {s.expected(assessment)}
      </Typography>
      <Muted variant="caption" component="div" noWrap>
        {s.interval(...interval)}
      </Muted>
    </Box>
  );
}

/** Returns the badge of a paper: what is undecided when it was checked, and its state before. */
function badgeOf(paper: PaperSummary): { label: string; tone: StatusTone } {
  const { state, settled, references, assessment, undecided } = paper;
  if (state === 'unreadable') return { label: s.states.unreadable, tone: 'incomplete' };
  if (state === 'checking') return { label: s.checking(settled, references), tone: 'unknown' };
  if (state !== 'ready') return { label: s.states[state], tone: 'unknown' };
  if (undecided > 0) return { label: s.undecided(undecided), tone: assessment?.isAgainst ? 'fake' : 'incomplete' };
  if (assessment?.unchecked) return { label: s.unchecked(assessment.unchecked.length), tone: 'unknown' };
  return { label: assessment?.flags.length ? s.decided : s.clean, tone: 'valid' };
}
