import { Box, Grid, Muted, Typography } from '../../components/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePlans } from '../../api/queries';
import { Page } from '../../components/Page';
import { Faq } from '../../components/Faq';
import { useAuth } from '../../components/session/auth-context';
import { CycleToggle } from '../../components/plans/CycleToggle';
import { PlanGrid } from '../../components/plans/PlanGrid';
import { planOfPrice, type Cycle } from '../../components/plans/prices';
import { guarantees, pricingFaq, pricingTexts as t } from './pricing-texts.json';
import { billingStrings as s } from '../../components/plans/strings';
import { TestModeNotice } from '../../components/plans/TestModeNotice';
import { useChoosePlan } from '../../components/plans/useChoosePlan';

export default function PricingPage() {
  const [cycle, setCycle] = useState<Cycle>('monthly');
  const { choose, openCheckout, busySlug, payment } = useChoosePlan();
  useQueriedPrice(openCheckout, payment.client !== undefined);
  return (
    <Page title={s.choose}>
      <Typography variant="h1">{s.choose}</Typography>
      <Typography variant="lead" component="p" sx={{ color: 'text.secondary', mt: 1.5, mb: 3 }}>
        {t.lead}
      </Typography>
      <TestModeNotice />
      <Box sx={{ mb: 3 }}>
        <CycleToggle cycle={cycle} onCycle={setCycle} />
      </Box>
      <PlanGrid cycle={cycle} busySlug={busySlug} onChoose={(plan) => void choose(plan, cycle)} />
      <Muted variant="caption" component="p" sx={{ mt: 2 }}>
        {s.allUsd}
      </Muted>
      <Guarantees />
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t.faqTitle}
      </Typography>
      <Faq questions={pricingFaq} />
    </Page>
  );
}

/** Opens the checkout for the price in the address, once the user and the payment client are there, and takes it out of the address. */
function useQueriedPrice(openCheckout: ReturnType<typeof useChoosePlan>['openCheckout'], ready: boolean) {
  const [params, setParams] = useSearchParams();
  const { user } = useAuth();
  const { data: plans } = usePlans();
  const priceId = params.get('priceId');
  useEffect(() => {
    if (!priceId || !user || !plans || !ready) return;
    setParams(
      (current) => {
        current.delete('priceId');
        return current;
      },
      { replace: true },
    );
    const plan = planOfPrice(plans, priceId);
    if (plan) void openCheckout(plan, priceId);
  }, [priceId, user, plans, ready, setParams, openCheckout]);
}

function Guarantees() {
  return (
    <Grid
      component="section"
      columns={{ md: 'repeat(3, 1fr)' }}
      sx={{ my: { xs: 6, md: 9 }, gap: 3, p: { xs: 3, sm: 4 }, borderRadius: 4, bgcolor: 'ground.sunken' }}
    >
      {guarantees.map(({ title, text }) => (
        <div key={title}>
          <Typography variant="h3">{title}</Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
        </div>
      ))}
    </Grid>
  );
}
