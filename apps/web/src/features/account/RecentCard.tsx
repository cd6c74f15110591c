import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useRecent } from '../../api/queries';
import { routes } from '../../site/routes';
import { cut } from '../../components/cut';
import { timeText } from '../../components/dates';
import { EntryRow } from '../../components/EntryRow';
import { Panel } from '../../components/Section';
import { StatusBadge } from '../../components/StatusBadge';
import { accountStrings as s } from './strings';

const SHOWN = 5;

export function RecentCard() {
  const { data, isLoading } = useRecent();
  const records = (data ?? []).slice(0, SHOWN);
  return (
    <Panel
      title={s.recent}
      aside={
        <Button component={Link} to={routes.citations} size="small">
          {s.seeAll}
        </Button>
      }
    >
      {isLoading && <Skeleton variant="rounded" height={120} />}
      {!isLoading && records.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{s.recentNone}</Typography>}
      <Box component="ul" data-testid="recent" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {records.map((record) => (
          <EntryRow
            key={record.id}
            title={<Typography variant="citation">{cut(record.originalText, 100)}</Typography>}
            lines={[<time dateTime={record.createdAt}>{timeText(record.createdAt)}</time>]}
            action={<StatusBadge status={record.status} />}
          />
        ))}
      </Box>
    </Panel>
  );
}
