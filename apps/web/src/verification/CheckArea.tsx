import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import { lazy } from 'react';
import { useUser } from '../api/session';
import { PartBoundary } from '../components/PartBoundary';
import { checkStrings as s } from '../components/check/strings';
import { Notice } from '../components/Notice';
import type { useVerification } from './useVerification';

const ResultArea = lazy(() => import('../components/check/progress/ResultArea'));
const UsageNotice = lazy(() => import('../components/plans/UsageNotice'));
const PricingDialog = lazy(() => import('../components/plans/PricingDialog'));
const PlanSelectionDialog = lazy(() => import('../components/plans/PlanSelectionDialog'));

interface PageProps {
  page: ReturnType<typeof useVerification>;
}

/** The progress or the results of the check of a page. */
export function CheckArea({ page, ...shown }: PageProps & { style: Style; isProblemsFirst?: boolean }) {
  const { check, isGone, turn, again, recheck, cancel } = page;
  return (
    <PartBoundary key={turn}>
      {isGone && !check && <Notice>{s.gone}</Notice>}
      {check && <ResultArea check={check} again={again} onRetry={recheck} onCancel={cancel} {...shown} />}
    </PartBoundary>
  );
}

/** The credits of the signed-in user. */
export function Credits({ page: { setPlans } }: PageProps) {
  if (!useUser()) return null;
  return (
    <PartBoundary waiting={<Box aria-busy="true" sx={{ height: 40 }} />} missing={null}>
      <UsageNotice onUpgrade={() => setPlans({})} />
    </PartBoundary>
  );
}

/** The dialog of plans, when it is open. @param props.checkout in an overlay, or by a link in a new tab */
export function Plans({
  page: { plans, setPlans },
  checkout = 'overlay',
}: PageProps & { checkout?: 'overlay' | 'link' }) {
  const Dialog = checkout === 'link' ? PlanSelectionDialog : PricingDialog;
  return <PartBoundary>{plans && <Dialog short={plans.short} onClose={() => setPlans(undefined)} />}</PartBoundary>;
}
