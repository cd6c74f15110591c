import type { HistoryStats, StatusCounts, TodayStats } from '@veracite/contracts/account';
import { nameOfState } from '@veracite/contracts/states';
import { Alert, Box, Grid, Skeleton, Typography } from '../../components/ui';
import useSWR from 'swr';
import { useBilling } from '../../api/queries';
import { api } from '../../api/keys';
import { dayMonthText } from '../../components/dates';
import { Columns } from '../../components/plots/Columns';
import { Rows } from '../../components/plots/Rows';
import { Panel } from '../../components/Section';
import { accountStrings as s } from './strings';
import { StackedBar } from '../../components/StackedBar';
import { Counter } from '../../components/Counter';
import { billingStrings as b } from '../../components/plans/strings';
import { creditText, usageLevel, usageOf } from '../../components/plans/usage';
import { UsageBar } from '../../components/plans/UsageBar';

/** In the order of the bars. */
const statuses = [
  { key: 'valid', tone: 'valid' },
  { key: 'incomplete', tone: 'incomplete' },
  { key: 'invalid', tone: 'fake' },
  { key: 'unknown', tone: 'unknown' },
] as const;
const series = statuses.map(({ tone }) => ({ label: nameOfState(tone), color: `status.${tone}.fill` }));
const valuesOf = (counts: StatusCounts) => statuses.map(({ key }) => counts[key]);

/** Status over time, and by the database that answered. */
export function ActivityCard() {
  const { data, error } = useSWR<HistoryStats | null>(api.historyStats());
  const busy = data?.days.some((day) => valuesOf(day).some((value) => value > 0));
  return (
    <Panel title={s.activity}>
      {error && <Typography sx={{ color: 'text.secondary' }}>{s.activityFailed}</Typography>}
      {!error && !data && <Skeleton variant="rounded" height={190} />}
      {data && !busy && <Typography sx={{ color: 'text.secondary' }}>{s.activityNone}</Typography>}
      {data && busy && (
        <Grid sx={{ gap: 3.5 }}>
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
        </Grid>
      )}
    </Panel>
  );
}

export function StatisticsCard() {
  const { data: billing } = useBilling();
  const { data: today } = useSWR<TodayStats | null>(api.today());
  const { data: history } = useSWR<HistoryStats | null>(api.historyStats());
  const counts = { unknown: history?.days.at(-1)?.unknown ?? 0, ...today };
  const parts = statuses
    .map(({ key, tone }) => ({ label: s.today(tone), tone, value: counts[key] ?? 0 }))
    .filter(({ tone, value }) => tone !== 'unknown' || value > 0);
  return (
    <Panel title={s.statistics}>
      <Grid columns={{ xs: '1fr 1fr', sm: `repeat(${parts.length + 1}, 1fr)` }} sx={{ gap: 1.5 }}>
        <Counter label={s.total} value={billing?.totalCitationsVerified ?? '–'} />
        {parts.map(({ label, tone, value }) => (
          <Counter key={tone} label={label} value={value} tone={tone} />
        ))}
      </Grid>
      <Box sx={{ mt: 2.5 }}>
        <StackedBar hasKey={false} title={s.chart} columns={[s.chartStatus, s.chartCount]} parts={parts} />
      </Box>
    </Panel>
  );
}

export function CreditsCard() {
  const { data, error } = useBilling();
  const usage = usageOf(data);
  const level = usageLevel(usage, true);
  return (
    <Panel title={b.credits}>
      {error && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {b.unavailable}
        </Alert>
      )}
      <Grid columns="repeat(3, 1fr)" sx={{ gap: 1.5, mb: 2 }}>
        {/* What is not known is not invented; the limit is that of the free plan at least. */}
        <Counter label={b.remaining} value={error ? '–' : creditText(usage.remaining)} />
        <Counter label={b.used} value={error ? '–' : usage.used} />
        <Counter label={b.limit} value={creditText(usage.limit)} />
      </Grid>
      {!error && <UsageBar usage={usage} dashboard />}
      {level !== 'green' && (
        <Typography sx={{ mt: 1.5, color: level === 'red' ? 'status.fake.main' : 'status.incomplete.main' }}>
          {level === 'red' ? b.reachedDashboard : b.nearDashboard}
        </Typography>
      )}
    </Panel>
  );
}
