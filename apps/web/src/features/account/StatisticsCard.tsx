import Box from '@mui/material/Box';
import { useBilling, useToday } from '../../api/queries';
import { Panel } from '../../components/Section';
import { StackedBar } from '../../components/StackedBar';
import { Counter } from '../../components/Counter';
import { accountStrings as s } from './strings';

export function StatisticsCard() {
  const { data: billing } = useBilling();
  const { data: today } = useToday();
  return (
    <Panel title={s.statistics}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}>
        <Counter label={s.total} value={billing?.totalCitationsVerified ?? 0} />
        <Counter label={s.validToday} value={today?.valid ?? 0} tone="valid" />
        <Counter label={s.incompleteToday} value={today?.incomplete ?? 0} tone="incomplete" />
        <Counter label={s.invalidToday} value={today?.invalid ?? 0} tone="fake" />
      </Box>
      <Box sx={{ mt: 2.5 }}>
        <StackedBar
          hasKey={false}
          title={s.chart}
          columns={[s.chartStatus, s.chartCount]}
          parts={[
            { label: s.validToday, tone: 'valid', value: today?.valid ?? 0 },
            { label: s.incompleteToday, tone: 'incomplete', value: today?.incomplete ?? 0 },
            { label: s.invalidToday, tone: 'fake', value: today?.invalid ?? 0 },
          ]}
        />
      </Box>
    </Panel>
  );
}
