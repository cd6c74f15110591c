import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBilling, useRefresh } from '../../api/queries';
import { planName } from './planName';
import { accountStrings as s } from './strings';

/** The provider's word may come after the browser's: billing is asked again until the plan appears, a minute at most. */
const ASK_EVERY_MS = 3000;
const ASK_FOR_MS = 60_000;

export function CheckoutNotice() {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState(false);
  const { data: billing } = useBilling();
  const refresh = useRefresh();
  const arrived = params.get('subscription') === 'success';
  const waiting = shown && (billing?.planType ?? 'free') === 'free';

  useEffect(() => {
    if (!arrived) return;
    setShown(true);
    void refresh.billing();
    setParams(
      (current) => {
        current.delete('subscription');
        return current;
      },
      { replace: true },
    );
  }, [arrived, refresh, setParams]);

  useEffect(() => {
    if (!waiting) return;
    const until = Date.now() + ASK_FOR_MS;
    const timer = setInterval(() => {
      if (Date.now() > until) clearInterval(timer);
      else void refresh.billing();
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting, refresh]);

  if (!shown) return null;
  return (
    <Alert severity="success" onClose={() => setShown(false)} sx={{ mb: 3 }}>
      {s.thanks} {waiting ? s.activating : s.activated(planName(billing?.planType))}
    </Alert>
  );
}
