import type { CitationsPage } from '@veracite/contracts/citations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { routes } from '../../site/routes';
import { QuoteIcon, SearchIcon } from '../../components/icons';
import { historyStrings as s } from './strings';
import { Pager } from './Pager';
import { RecordCard } from './RecordCard';

interface HistoryListProps {
  data: CitationsPage | undefined;
  onPage: (page: number) => void;
  onRemoved: () => void;
  /** Clears the filters; absent when there are none. */
  onClear?: () => void;
}

export function HistoryList({ data, onPage, onRemoved, onClear }: HistoryListProps) {
  if (!data) return <Loading />;
  const { citations, pagination } = data;
  if (citations.length === 0) return onClear ? <NoMatch onClear={onClear} /> : <Empty />;
  const from = (pagination.page - 1) * pagination.limit + 1;
  return (
    <>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {s.showing(from, from + citations.length - 1, pagination.totalCount)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {citations.map((record) => (
          <RecordCard key={record.id} record={record} onRemoved={onRemoved} />
        ))}
      </Box>
      <Pager pagination={pagination} onPage={onPage} />
    </>
  );
}

function Loading() {
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: 1.5 }}>
      {[0, 1, 2].map((n) => (
        <Skeleton key={n} variant="rounded" height={150} sx={{ borderRadius: 3.5 }} />
      ))}
    </Box>
  );
}

function Empty() {
  return (
    <Card sx={{ p: { xs: 4, sm: 7 }, textAlign: 'center' }}>
      <QuoteIcon aria-hidden sx={{ fontSize: 44, color: 'text.secondary' }} />
      <Typography variant="h3" component="h2" sx={{ mt: 1 }}>
        {s.none}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>{s.noneHint}</Typography>
      <Button component={Link} to={routes.home} variant="contained">
        {s.start}
      </Button>
    </Card>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <Card sx={{ p: { xs: 4, sm: 7 }, textAlign: 'center' }}>
      <SearchIcon aria-hidden sx={{ fontSize: 44, color: 'text.secondary' }} />
      <Typography variant="h3" component="h2" sx={{ mt: 1 }}>
        {s.noMatch}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>{s.noMatchHint}</Typography>
      <Button variant="outlined" onClick={onClear}>
        {s.clearFilters}
      </Button>
    </Card>
  );
}
