import type { Plan } from '@veracite/contracts/plans';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { usePlans } from '../../api/queries';
import { PlanCard } from './PlanCard';
import type { Cycle } from './prices';
import { billingStrings as s } from './strings';

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
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: columns, alignItems: 'stretch', pt: 1.5 }}>
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
    </Box>
  );
}
