import { Alert } from '../ui';
import { usePaymentConfig } from '../../api/queries';
import { billingStrings as s } from './strings';

/** Says, wherever something can be bought or is owned, that purchases are simulated here. */
export function TestModeNotice() {
  const { data: config } = usePaymentConfig();
  if (config?.provider !== 'simulated') return null;
  return (
    <Alert
      severity="info"
      sx={{
        mb: 3,
        borderRadius: 2.5,
        bgcolor: 'primary.light',
        color: 'primary.main',
        '& svg': { color: 'primary.main' },
      }}
    >
      {s.testMode}
    </Alert>
  );
}
