import type { CheckoutResponse } from '@veracite/contracts/payments';
import type { Plan } from '@veracite/contracts/plans';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { checkoutDone, routes } from '../../site/routes';
import { useToast } from '../toast';
import { useAuth } from '../session/auth-context';
import { storeCallback, storePendingPlan } from '../session/pending';
import { priceIdOf, purchaseText, type Cycle } from './prices';
import { billingStrings as s } from './strings';
import { usePaymentClient } from './payment/usePaymentClient';

export interface ChoosePlanOptions {
  /** Opens in an overlay by default; a link opens in a new tab. */
  checkout?: 'overlay' | 'link';
  /** Called when the checkout or the sign-in has opened. */
  onOpened?: () => void;
}

/** What a press on a plan does: a toast or sign-up for the free one, sign-in or the checkout for a paid one. */
export function useChoosePlan({ checkout = 'overlay', onOpened }: ChoosePlanOptions = {}) {
  const { user, openDialog } = useAuth();
  const toast = useToast();
  const { openCheckout, openLink, busySlug, payment } = useCheckout(onOpened);

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
        onOpened?.();
      } else if (checkout === 'link') await openLink(plan);
      else if (priceId) await openCheckout(plan, priceId);
      else toast({ title: s.paymentError, description: payment.error ?? s.notSold, tone: 'destructive' });
    },
    [user, checkout, openDialog, openCheckout, openLink, onOpened, toast, payment.error],
  );

  return { choose, openCheckout, busySlug, payment };
}

/** Opens the checkout of a plan: in the overlay of the payment provider, or in a new tab. */
function useCheckout(onOpened?: () => void) {
  const { user } = useAuth();
  const toast = useToast();
  const navigate = useNavigate();
  const payment = usePaymentClient();
  const [busySlug, setBusySlug] = useState<string | null>(null);

  const openCheckout = useCallback(
    async (plan: Plan, priceId: string) => {
      if (!user) return;
      if (!payment.client) {
        const [title, description] = payment.error
          ? [s.paymentError, payment.error]
          : [s.notReadyTitle, s.notReadyText];
        return toast({ title, description, tone: 'destructive' });
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
  /** A link that cannot be made is only logged. */
  const openLink = useCallback(
    async ({ slug }: Plan) => {
      setBusySlug(slug);
      try {
        const { checkoutUrl } = await request<CheckoutResponse>('POST', api.createCheckout(), { planType: slug });
        window.open(checkoutUrl, '_blank', 'noopener');
        onOpened?.();
      } catch (error) {
        console.warn('The checkout could not be made', error);
      } finally {
        setBusySlug(null);
      }
    },
    [onOpened],
  );
  return { openCheckout, openLink, busySlug, payment };
}
