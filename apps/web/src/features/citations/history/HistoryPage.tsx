import type { CitationsPage } from '@veracite/contracts/citations';
import { LIMITS } from '@veracite/contracts/limits';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import useSWR from 'swr';
import { api } from '../../../api/keys';
import { SignedInPage } from '../../../components/AccessRequired';
import { citationStrings as s } from '../strings';
import { HistoryList } from './HistoryList';

const filters = ['all', 'valid', 'incomplete', 'invalid'] as const;

export default function HistoryPage() {
  return <SignedInPage title={s.historyTitle}>{() => <History />}</SignedInPage>;
}

function History() {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<number>(LIMITS.historyPageSizes[0]);
  const [status, setStatus] = useState<string>('all');
  const { data, error, mutate } = useSWR<CitationsPage | null>(api.citations(page, limit, status), {
    keepPreviousData: true,
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', mb: 3 }}>
        <Box sx={{ flex: '1 1 280px' }}>
          <Typography variant="h2" component="h1">
            {s.historyTitle}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{s.historyLead}</Typography>
        </Box>
        <TextField
          select
          size="small"
          label={s.filter}
          value={status}
          onChange={(event) => {
            setStatus(event.target.value);
            setPage(1);
          }}
          sx={{ minWidth: 150 }}
        >
          {filters.map((filter) => (
            <MenuItem key={filter} value={filter}>
              {s.filters[filter]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={s.pageSize}
          value={limit}
          onChange={(event) => {
            setLimit(Number(event.target.value));
            setPage(1);
          }}
          sx={{ minWidth: 100 }}
        >
          {LIMITS.historyPageSizes.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {error ? (
        <Alert severity="error">{s.loadFailed}</Alert>
      ) : (
        <HistoryList data={data ?? undefined} onPage={setPage} onRemoved={() => void mutate()} />
      )}
    </>
  );
}
