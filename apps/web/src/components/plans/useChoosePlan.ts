import type { Plan } from '@veracite/contracts/plans';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkoutDone, routes } from '../../site/routes';
import { useToast } from '../toast';
import { useAuth } from '../session/auth-context';
import { storeCallback } from '../session/callback';
import { storePendingPlan } from '../session/pending-plan';
import { priceIdOf, purchaseText, type Cycle } from './prices';
import { billingStrings as s } from './strings';
import { usePaymentClient } from './payment/usePaymentClient';

interface ChoosePlanOptions {
  /** Called when the checkout has opened. */
  onOpened?: () => void;
}

/** What a press on a plan does: a toast or sign-up for the free one, sign-in or the checkout for a paid one. */
export function useChoosePlan({ onOpened }: ChoosePlanOptions = {}) {
  const { user, openDialog } = useAuth();
  const toast = useToast();
  const navigate = useNavigate();
  const payment = usePaymentClient();
  const [busySlug, setBusySlug] = useState<string | null>(null);

  const openCheckout = useCallback(
    async (plan: Plan, priceId: string) => {
      if (!user) return;
      if (!payment.client) {
        const known = payment.error;
        toast(
          known
            ? { title: s.paymentError, description: known, tone: 'destructive' }
            : { title: s.notReadyTitle, description: s.notReadyText, tone: 'destructive' },
        );
        return;
      }
      setBusySlug(plan.slug);
      try {
        await payment.client.open({
          priceId,
          label: purchaseText(plan, priceId),
          email: user.email,
          userId: user.id,
          onCompleted: () => void navigate(checkoutDone),
        });
        onOpened?.();
      } catch (error) {
        const description = error instanceof Error && error.message ? error.message : s.checkoutFailed;
        toast({ title: s.paymentError, description, tone: 'destructive' });
      } finally {
        setBusySlug(null);
      }
    },
    [user, payment, toast, navigate, onOpened],
  );

  const choose = useCallback(
    async (plan: Plan, cycle: Cycle) => {
      if (plan.monthlyPrice === 0) {
        if (user) toast({ title: s.freeTitle, description: s.freeText });
        else openDialog('signup');
        return;
      }
      const priceId = priceIdOf(plan, cycle);
      if (!user) {
        storePendingPlan(plan.slug, cycle);
        if (priceId) storeCallback(`${routes.pricing}?priceId=${encodeURIComponent(priceId)}`);
        openDialog('login');
        return;
      }
      if (priceId) await openCheckout(plan, priceId);
      else toast({ title: s.paymentError, description: payment.error ?? s.notSold, tone: 'destructive' });
    },
    [user, openDialog, openCheckout, toast, payment.error],
  );

  return { choose, openCheckout, busySlug, payment };
}
