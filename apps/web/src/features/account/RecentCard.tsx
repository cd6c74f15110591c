import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useRecent } from '../../api/queries';
import { routes } from '../../site/routes';
import { cut } from '../../components/cut';
import { timeText } from '../../components/dates';
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
          <Box
            component="li"
            key={record.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              gap: 1.5,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
              alignItems: 'start',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="citation" component="p" sx={{ fontSize: '0.97rem', lineHeight: 1.4 }}>
                {cut(record.originalText, 100)}
              </Typography>
              <Typography
                component="time"
                dateTime={record.createdAt}
                variant="caption"
                sx={{ color: 'text.secondary' }}
              >
                {timeText(record.createdAt)}
              </Typography>
            </Box>
            <StatusBadge status={record.status} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
