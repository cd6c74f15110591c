import type { Plan } from '@veracite/contracts/plans';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CheckIcon, CloseIcon } from '../icons';
import { monthlyPriceText, yearlySaving, type Cycle } from './prices';
import { billingStrings as s } from './strings';

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

export function PlanCard({ plan, cycle, busy, onChoose, features }: PlanCardProps) {
  const shown = plan.features.slice(0, features);
  const more = plan.features.length - shown.length;
  const paid = plan.monthlyPrice > 0;
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
      {plan.popular && (
        <Box
          sx={{
            position: 'absolute',
            top: -13,
            left: 20,
            px: 1.5,
            py: 0.25,
            borderRadius: 99,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            typography: 'caption',
            fontWeight: 620,
          }}
        >
          {s.popular}
        </Box>
      )}
      <Typography variant="h3" component="h2">
        {plan.name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: { sm: '3.1em' }, mt: 0.5 }}>
        {plan.description}
      </Typography>
      <Box sx={{ mt: 2, minHeight: { md: cycle === 'yearly' ? 92 : 64 } }}>
        <Typography component="div" sx={{ typography: 'h2', fontSize: '2.5rem', lineHeight: 1 }}>
          ${monthlyPriceText(plan, cycle)}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {priceNote(plan, cycle)}
        </Typography>
        {paid && cycle === 'yearly' && (
          <Typography variant="caption" component="p" sx={{ color: 'status.valid.main', fontWeight: 620 }}>
            {s.saving(String(yearlySaving(plan)))}
          </Typography>
        )}
      </Box>
      <Button
        variant={plan.popular ? 'contained' : 'outlined'}
        disabled={busy}
        onClick={onChoose}
        sx={{ my: 2, whiteSpace: 'normal' }}
      >
        {busy ? s.processing : s.buttons[plan.slug]}
      </Button>
      <Typography variant="h6" component="p" sx={{ mb: 1 }}>
        {s.quota(plan.citationsPerMonth)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.9 }}>
        {shown.map((feature) => (
          <Box component="li" key={feature} data-feature sx={{ display: 'flex', gap: 1, typography: 'body2' }}>
            <CheckIcon aria-hidden sx={{ fontSize: 18, color: 'primary.main', mt: '1px' }} />
            {feature}
          </Box>
        ))}
        {features === undefined &&
          plan.limitations.map((limitation) => (
            <Box
              component="li"
              key={limitation}
              data-limitation
              sx={{ display: 'flex', gap: 1, typography: 'body2', color: 'text.secondary' }}
            >
              <CloseIcon aria-hidden sx={{ fontSize: 18, mt: '1px' }} />
              {limitation}
            </Box>
          ))}
      </Box>
      {more > 0 && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {s.moreFeatures(more)}
        </Typography>
      )}
    </Card>
  );
}
