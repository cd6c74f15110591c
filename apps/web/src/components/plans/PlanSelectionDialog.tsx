import type { CheckoutResponse } from '@veracite/contracts/payments';
import type { Plan } from '@veracite/contracts/plans';
import { useState } from 'react';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { DialogFrame } from '../DialogFrame';
import { Notice } from '../Notice';
import { useToast } from '../toast';
import { useAuth } from '../session/auth-context';
import { PlanGrid } from './PlanGrid';
import { billingStrings as s } from './strings';
import type { Shortage } from './usage';
import { TestModeNotice } from './TestModeNotice';

const FEATURES = 4;

/** Chooses a plan and opens its checkout in a new tab. A checkout that cannot be made is only logged. */
export default function PlanSelectionDialog({ short, onClose }: { short?: Shortage; onClose: () => void }) {
  const { user, openDialog } = useAuth();
  const toast = useToast();
  const [busySlug, setBusySlug] = useState<string | null>(null);

  const choose = async (plan: Plan) => {
    if (!user) {
      onClose();
      openDialog(plan.slug === 'free' ? 'signup' : 'login');
      return;
    }
    if (plan.slug === 'free') {
      toast({ title: s.freeTitle, description: s.freeText });
      return;
    }
    setBusySlug(plan.slug);
    try {
      const { checkoutUrl } = await request<CheckoutResponse>('POST', api.createCheckout(), { planType: plan.slug });
      window.open(checkoutUrl, '_blank', 'noopener');
      onClose();
    } catch (error) {
      console.warn('The checkout could not be made', error);
      setBusySlug(null);
    }
  };

  return (
    <DialogFrame title={s.choose} width="lg" onClose={onClose}>
      {short && <Notice>{s.short(short.needed, short.left)}</Notice>}
      <TestModeNotice />
      <PlanGrid cycle="monthly" busySlug={busySlug} onChoose={(plan) => void choose(plan)} features={FEATURES} />
    </DialogFrame>
  );
}
