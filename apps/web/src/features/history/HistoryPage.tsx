import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useCitations, useRefresh } from '../../api/queries';
import { SignedInPage } from '../../components/session/AccessRequired';
import { RetryIcon } from '../../components/icons';
import { SharedLinksButton } from '../../components/share/SharedLinksButton';
import { historyStrings as s } from './strings';
import { HistoryFilters } from './HistoryFilters';
import { HistoryList } from './HistoryList';
import { HistoryTools } from './HistoryTools';
import { everything, isEverything, useSettled } from './filter';
import { useShown } from './useShown';

export default function HistoryPage() {
  return <SignedInPage title={s.historyTitle}>{() => <History />}</SignedInPage>;
}

function History() {
  const { page, limit, filter, onPage, onChange } = useShown();
  const search = useSettled(filter.search);
  const asked = { ...filter, search };
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  const { data, error, mutate } = useCitations(page, limit, asked);
  const { afterDeletion } = useRefresh();

  // Another page begins at its first record, not where the last one ended.
  useEffect(() => {
    if (before.current !== page) list.current?.scrollIntoView();
    before.current = page;
  }, [page]);

  const afterRemovalOfOne = () => {
    if (data?.citations.length === 1 && page > 1) onPage(page - 1);
    void afterDeletion();
  };
  const afterRemovalOfAll = () => {
    onPage(1);
    void afterDeletion();
  };
  const total = data?.pagination.totalCount ?? 0;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', mb: 3 }}>
        <Box sx={{ flex: '1 1 280px' }}>
          <Typography variant="h2" component="h1">
            {s.historyTitle}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{s.historyLead}</Typography>
        </Box>
        <SharedLinksButton />
        <HistoryTools filter={asked} total={total} onRemoved={afterRemovalOfAll} />
      </Box>
      <HistoryFilters
        filter={filter}
        onFilter={(next) => onChange({ filter: next })}
        limit={limit}
        onLimit={(next) => onChange({ limit: next })}
      />
      <Box ref={list} sx={{ scrollMarginTop: 80 }}>
        {error ? (
          <>
            <Alert severity="error">{s.loadFailed}</Alert>
            <Button variant="outlined" startIcon={<RetryIcon />} onClick={() => void mutate()} sx={{ mt: 2 }}>
              {s.loadAgain}
            </Button>
          </>
        ) : (
          <HistoryList
            data={data ?? undefined}
            onPage={onPage}
            onRemoved={afterRemovalOfOne}
            onClear={isEverything(filter) ? undefined : () => onChange({ filter: everything })}
          />
        )}
      </Box>
    </>
  );
}
