import { Box, Button, Grid, Muted, Row, Typography } from '../ui';
import { useBilling } from '../../api/queries';
import { Notice } from '../Notice';
import { billingStrings as s } from './strings';
import { UsageBar } from './UsageBar';
import { creditText, usageLevel, usageOf } from './usage';

/** The credits of a user under a form: how many are left, and a word when they run out. For signed-in users. */
export default function UsageNotice({ onUpgrade }: { onUpgrade: () => void }) {
  const { data, error } = useBilling();
  // What is not known is not invented.
  if (!data) return error ? <Notice>{s.unavailable}</Notice> : null;
  const usage = usageOf(data);
  const level = usageLevel(usage);
  return (
    <Grid sx={{ mt: 2, gap: 1, px: 0.5 }}>
      <Row sx={{ columnGap: 2 }}>
        <Muted>{s.creditsLeft(creditText(usage.remaining))}</Muted>
        <Box sx={{ flex: '1 1 120px', maxWidth: 260 }}>
          <UsageBar usage={usage} />
        </Box>
        <Muted variant="caption">{s.usedOf(usage.used, creditText(usage.limit))}</Muted>
        {level !== 'green' && (
          <Button size="small" onClick={onUpgrade}>
            {s.seePlans}
          </Button>
        )}
      </Row>
      {level !== 'green' && (
        <Typography variant="body2" sx={{ color: level === 'red' ? 'status.fake.main' : 'status.incomplete.main' }}>
          {level === 'red' ? s.reached : s.near}
        </Typography>
      )}
    </Grid>
  );
}
