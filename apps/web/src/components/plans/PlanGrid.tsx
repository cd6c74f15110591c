import { PLAN_SLUGS, planSlugOf, type Plan } from '@veracite/contracts/plans';
import { Alert, Box, Button, Card, Grid, Muted, Skeleton, Stack, Typography } from '../ui';
import { useBilling, usePlans } from '../../api/queries';
import { type Cycle, monthlyPriceText, yearlySaving } from './prices';
import { billingStrings as s } from './strings';
import { CheckIcon, CloseIcon } from '../icons';
import { Pill } from '../StatusBadge';

interface PlanGridProps {
  cycle: Cycle;
  busySlug: string | null;
  onChoose: (plan: Plan) => void;
  features?: number;
}

/** The plans, in their order. */
export function PlanGrid({ cycle, busySlug, onChoose, features }: PlanGridProps) {
  const { data: plans, error, mutate } = usePlans();
  const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' };
  if (error) {
    return (
      <Alert
        severity="warning"
        action={
          <Button size="small" color="inherit" onClick={() => void mutate()}>
            {s.tryAgain}
          </Button>
        }
      >
        {s.plansFailed}
      </Alert>
    );
  }
  return (
    <Grid columns={columns} sx={{ gap: 2.5, alignItems: 'stretch', pt: 1.5 }}>
      {plans
        ? [...plans]
            .sort((a, b) => a.sortOrder - b.sortOrder)
            .map((plan) => (
              <PlanCard
                key={plan.slug}
                plan={plan}
                cycle={cycle}
                busy={busySlug === plan.slug}
                onChoose={() => onChoose(plan)}
                features={features}
              />
            ))
        : [0, 1, 2, 3].map((n) => <Skeleton key={n} variant="rounded" height={440} sx={{ borderRadius: 3.5 }} />)}
    </Grid>
  );
}

interface PlanCardProps {
  plan: Plan;
  cycle: Cycle;
  busy: boolean;
  onChoose: () => void;
  /** How many features are shown; all when absent. */
  features?: number;
}

function priceNote(plan: Plan, cycle: Cycle): string {
  if (plan.slug === 'free') return s.forever;
  return cycle === 'yearly' ? s.perMonthYearly(String(plan.yearlyPrice)) : s.perMonth;
}

function PlanCard({ plan, cycle, busy, onChoose, features }: PlanCardProps) {
  const shown = plan.features.slice(0, features);
  const more = plan.features.length - shown.length;
  const paid = plan.monthlyPrice > 0;
  const { data } = useBilling();
  const current = planSlugOf(data?.planType ?? 'free') ?? 'free';
  const isOwn = current === plan.slug && paid;
  const isSmaller = paid && PLAN_SLUGS.indexOf(plan.slug) < PLAN_SLUGS.indexOf(current);
  const label = isOwn ? s.current : isSmaller ? s.changeTo(plan.name) : s.buttons[plan.slug];
  // The free plan keeps its button, which says that one has it.
  const pill = plan.popular ? s.popular : data && !paid && current === plan.slug ? s.current : undefined;
  return (
    <Card
      component="article"
      data-plan={plan.slug}
      aria-label={plan.name}
      sx={{
        p: 3,
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        overflow: 'visible',
        ...(plan.popular && {
          borderColor: 'primary.main',
          // A second pixel of edge that moves nothing inside: the cards stand in line.
          boxShadow: '0 0 0 1px var(--mui-palette-primary-main), 0 24px 50px -30px rgb(47 58 158 / 0.5)',
        }),
      }}
    >
      {pill && (
        <Pill sx={{ position: 'absolute', top: -13, left: 20, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          {pill}
        </Pill>
      )}
      <Typography variant="h3" component="h2">
        {plan.name}
      </Typography>
      <Muted sx={{ minHeight: { sm: '3.1em' }, mt: 0.5 }}>{plan.description}</Muted>
      <Box sx={{ mt: 2, minHeight: { md: cycle === 'yearly' ? 92 : 64 } }}>
        <Typography component="div" sx={{ typography: 'h2', fontSize: '2.5rem', lineHeight: 1 }}>
          ${monthlyPriceText(plan, cycle)}
        </Typography>
        <Muted variant="caption" component="p" sx={{ mt: 0.5 }}>
          {priceNote(plan, cycle)}
        </Muted>
        {paid && cycle === 'yearly' && (
          <Typography variant="caption" component="p" sx={{ color: 'status.valid.main', fontWeight: 620 }}>
            {s.saving(String(yearlySaving(plan)))}
          </Typography>
        )}
      </Box>
      <Button
        variant={plan.popular ? 'contained' : 'outlined'}
        disabled={busy || isOwn}
        onClick={onChoose}
        sx={{ my: 2, whiteSpace: 'normal' }}
      >
        {busy ? s.processing : label}
      </Button>
      <Typography variant="h6" component="p" sx={{ mb: 1 }}>
        {s.quota(plan.citationsPerMonth)}
      </Typography>
      <Grid component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 0.9 }}>
        {shown.map((feature) => (
          <Stack direction="row" component="li" key={feature} data-feature sx={{ gap: 1, typography: 'body2' }}>
            <CheckIcon aria-hidden sx={{ fontSize: 18, color: 'primary.main', mt: '1px' }} />
            {feature}
          </Stack>
        ))}
        {features === undefined &&
          plan.limitations.map((limitation) => (
            <Stack
              direction="row"
              component="li"
              key={limitation}
              data-limitation
              sx={{ gap: 1, typography: 'body2', color: 'text.secondary' }}
            >
              <CloseIcon aria-hidden sx={{ fontSize: 18, mt: '1px' }} />
              {limitation}
            </Stack>
          ))}
      </Grid>
      {more > 0 && <Muted sx={{ mt: 1 }}>{s.moreFeatures(more)}</Muted>}
    </Card>
  );
}
