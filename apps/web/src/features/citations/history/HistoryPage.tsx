import type { CitationsPage } from '@veracite/contracts/citations';
import { LIMITS } from '@veracite/contracts/limits';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import useSWR from 'swr';
import { api } from '../../../api/keys';
import { useRefresh } from '../../../api/queries';
import { SignedInPage } from '../../auth/AccessRequired';
import { RetryIcon } from '../../../components/icons';
import { SharedLinksButton } from '../../share/SharedLinksButton';
import { citationStrings as s } from '../strings';
import { HistoryFilters } from './HistoryFilters';
import { HistoryList } from './HistoryList';
import { HistoryTools } from './HistoryTools';
import { everything, isEverything, useSettled } from './filter';

export default function HistoryPage() {
  return <SignedInPage title={s.historyTitle}>{() => <History />}</SignedInPage>;
}

function History() {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<number>(LIMITS.historyPageSizes[0]);
  const [filter, setFilter] = useState(everything);
  const search = useSettled(filter.search);
  const asked = { ...filter, search };
  const { data, error, mutate } = useSWR<CitationsPage | null>(api.citations(page, limit, asked), {
    keepPreviousData: true,
  });
  const { afterDeletion } = useRefresh();

  const afterRemovalOfOne = () => {
    if (data?.citations.length === 1 && page > 1) setPage(page - 1);
    void afterDeletion();
  };
  const afterRemovalOfAll = () => {
    setPage(1);
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
        onFilter={(next) => {
          setFilter(next);
          setPage(1);
        }}
        limit={limit}
        onLimit={(next) => {
          setLimit(next);
          setPage(1);
        }}
      />
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
          onPage={setPage}
          onRemoved={afterRemovalOfOne}
          onClear={isEverything(filter) ? undefined : () => setFilter(everything)}
        />
      )}
    </>
  );
}
