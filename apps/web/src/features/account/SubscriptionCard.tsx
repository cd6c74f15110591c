import { planSlugOf } from '@veracite/contracts/plans';
import type { CancelResponse } from '@veracite/contracts/payments';
import { Button, Grid } from '../../components/ui';
import { lazy, Suspense, useState } from 'react';
import { useBilling, usePaymentConfig, useRefresh } from '../../api/queries';
import { utcDayText } from '../../components/dates';
import { ExternalLink } from '../../components/ExternalLink';
import { useAttempt } from '../../components/useAttempt';
import { Facts } from '../../components/Facts';
import { Panel } from '../../components/Section';
import { TestModeNotice } from '../../components/plans/TestModeNotice';
import { planName } from './planName';
import { accountStrings as s } from './strings';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { FormDialog } from '../../components/DialogFrame';
import { useToast } from '../../components/toast';

const PlansDialog = lazy(() => import('../../components/plans/PlansDialog'));

/** A state as the provider names it, for people: "Past due" of "past_due". */
function words(state: string): string {
  return state.charAt(0).toUpperCase() + state.slice(1).replaceAll('_', ' ');
}

/** Plan, its state, and what one can do about it. */
export function SubscriptionCard() {
  const { data: billing } = useBilling();
  const { data: payment } = usePaymentConfig();
  const [dialog, setDialog] = useState<'plans' | 'cancel' | null>(null);
  const slug = planSlugOf(billing?.planType ?? 'free');
  const status = billing?.subscriptionStatus;
  const canCancel = slug !== 'free' && (status === 'active' || status === 'trialing');
  const close = () => setDialog(null);
  const rows: [string, string][] = [
    [s.planOf, billing ? planName(billing.planType) : '–'],
    [s.statusOf, status ? words(status) : billing ? s.none : '–'],
  ];
  if (billing?.periodEnd) rows.push([s.renews, utcDayText(billing.periodEnd)]);
  return (
    <Panel title={s.subscription}>
      <TestModeNotice />
      <Facts names={130} rows={rows} />
      <Grid sx={{ gap: 1, mt: 2 }}>
        {billing && slug !== 'expert' && (
          <Button variant="contained" onClick={() => setDialog('plans')}>
            {s.upgrade}
          </Button>
        )}
        {payment?.portalUrl && (
          <ExternalLink href={payment.portalUrl} variant="body2" sx={{ justifySelf: 'center', py: 1 }}>
            {s.manage}
          </ExternalLink>
        )}
        {canCancel && (
          <Button variant="text" color="error" onClick={() => setDialog('cancel')}>
            {s.cancel}
          </Button>
        )}
      </Grid>
      <Suspense>{dialog === 'plans' && <PlansDialog onClose={close} />}</Suspense>
      {dialog === 'cancel' && <CancelDialog providerName={payment?.providerName ?? 'the provider'} onClose={close} />}
    </Panel>
  );
}

function CancelDialog({ providerName, onClose }: { providerName: string; onClose: () => void }) {
  const toast = useToast();
  const attempt = useAttempt();
  const refresh = useRefresh();

  const ask = async () => {
    const { cancelUrl, message } = await request<CancelResponse>('POST', api.cancelSubscription(), {});
    if (cancelUrl) {
      window.open(cancelUrl, '_blank', 'noopener');
      toast({ title: providerName, description: s.cancelNext(providerName), tone: 'success' });
    } else toast({ title: s.error, description: message ?? s.cancelNoUrl, tone: 'destructive' });
    void refresh.billing();
  };
  const confirm = async () => {
    await attempt(ask, undefined, { title: s.error, text: s.cancelFailed });
    onClose();
  };

  return (
    <FormDialog
      title={s.cancelTitle}
      action={s.confirmCancel}
      cancel={s.keep}
      color="error"
      onSubmit={confirm}
      onClose={onClose}
    >
      {s.cancelText}
    </FormDialog>
  );
}
