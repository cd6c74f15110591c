import type { StatusCounts } from '@veracite/contracts/account';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useHistoryStats } from '../../api/queries';
import { dayMonthText } from '../../components/dates';
import { Columns } from '../../components/plots/Columns';
import { Rows } from '../../components/plots/Rows';
import { Panel } from '../../components/Section';
import { accountStrings as s } from './strings';

const statuses = ['valid', 'incomplete', 'invalid', 'unknown'] as const;
const series = statuses.map((status) => ({
  label: s.series[status],
  color: `status.${status === 'invalid' ? 'fake' : status}.main`,
}));
const valuesOf = (counts: StatusCounts) => statuses.map((status) => counts[status]);

/** Status over time, and by the database that answered. */
export function ActivityCard() {
  const { data, error } = useHistoryStats();
  const busy = data?.days.some((day) => valuesOf(day).some((value) => value > 0));
  return (
    <Panel title={s.activity}>
      {error && <Typography sx={{ color: 'text.secondary' }}>{s.activityFailed}</Typography>}
      {!error && !data && <Skeleton variant="rounded" height={190} />}
      {data && !busy && <Typography sx={{ color: 'text.secondary' }}>{s.activityNone}</Typography>}
      {data && busy && (
        <Box sx={{ display: 'grid', gap: 3.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Columns
            title={s.byDay}
            axis={s.day}
            series={series}
            bars={data.days.map((day) => ({ label: dayMonthText(day.day), values: valuesOf(day) }))}
          />
          <Box>
            <Typography variant="h5" component="h3" sx={{ mb: 0.5 }}>
              {s.bySourceTitle}
            </Typography>
            <Rows
              hasKey={false}
              title={s.bySource}
              axis={s.source}
              series={series}
              bars={data.sources.map((source) => ({ label: source.source, values: valuesOf(source) }))}
            />
          </Box>
        </Box>
      )}
    </Panel>
  );
}
