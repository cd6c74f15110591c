import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useBilling } from '../../api/queries';
import { Panel } from '../../components/Section';
import { billingStrings as b } from '../../components/plans/strings';
import { creditText, usageLevel, usageOf } from '../../components/plans/usage';
import { UsageBar } from '../../components/plans/UsageBar';
import { Counter } from '../../components/Counter';

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
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(3, 1fr)', mb: 2 }}>
        <Counter label={b.remaining} value={creditText(usage.remaining)} />
        <Counter label={b.used} value={usage.used} />
        <Counter label={b.limit} value={creditText(usage.limit)} />
      </Box>
      <UsageBar usage={usage} dashboard />
      {level !== 'green' && (
        <Typography sx={{ mt: 1.5, color: level === 'red' ? 'status.fake.main' : 'status.incomplete.main' }}>
          {level === 'red' ? b.reachedDashboard : b.nearDashboard}
        </Typography>
      )}
    </Panel>
  );
}
