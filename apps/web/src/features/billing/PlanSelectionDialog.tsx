import type { CheckoutResponse } from '@veracite/contracts/payments';
import type { Plan } from '@veracite/contracts/plans';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { appStrings } from '../../app/strings';
import { CloseIcon } from '../../components/icons';
import { useToast } from '../../components/toast';
import { useAuth } from '../auth/AuthProvider';
import { PlanGrid } from './PlanGrid';
import { billingStrings as s } from './strings';
import { TestModeNotice } from './TestModeNotice';

const FEATURES = 4;

/** Chooses a plan and opens its checkout in a new tab. A checkout that cannot be made is only logged. */
export default function PlanSelectionDialog({ onClose }: { onClose: () => void }) {
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
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      fullWidth
      aria-labelledby="selection-title"
      slotProps={{ paper: { sx: { p: { xs: 2, sm: 4 }, m: { xs: 1.5, sm: 4 }, width: '100%' } } }}
    >
      <IconButton aria-label={appStrings.close} onClick={onClose} sx={{ position: 'absolute', right: 12, top: 12 }}>
        <CloseIcon />
      </IconButton>
      <Typography id="selection-title" variant="h2" sx={{ pr: 4, mb: 2 }}>
        {s.choose}
      </Typography>
      <TestModeNotice />
      <PlanGrid cycle="monthly" busySlug={busySlug} onChoose={(plan) => void choose(plan)} features={FEATURES} />
    </Dialog>
  );
}
