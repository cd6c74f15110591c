import type { Check } from '@veracite/contracts/checks';
import type { Style } from '@veracite/model/verification';
import { Box, Button, Muted, Row } from '../components/ui';
import { lazy, type ComponentProps, type ReactNode } from 'react';
import { useUser } from '../api/session';
import { Page } from '../components/Page';
import { PartBoundary } from '../components/PartBoundary';
import { checkStrings } from '../components/check/strings';
import { Notice } from '../components/Notice';
import { ToolHeader } from '../components/plans/ToolHeader';
import { ToolIntro } from '../components/ToolIntro';
import type { VerificationRun } from '../api/verification-run';
import { billingStrings } from '../components/plans/strings';
import type { PlansShown } from '../components/plans/usage';
import type { CheckPageState } from './useCheckPage';

const ResultArea = lazy(() => import('../components/check/progress/ResultArea'));
const UsageNotice = lazy(() => import('../components/plans/UsageNotice'));
const PlansDialog = lazy(() => import('../components/plans/PlansDialog'));

interface PageProps {
  page: CheckPageState;
}

interface CheckPageProps extends PageProps {
  strings: ComponentProps<typeof ToolIntro>['strings'] & { tool: string; title: string; lead: string };
  width?: 'lg' | 'wide';
  /** By default the title of the tool, what it is for, and the credits. */
  heading?: ReactNode;
  /** The form, and what is shown with it. */
  input: ReactNode;
  /** The progress and the results. */
  report: ReactNode;
  /** Which parts of the introduction are shown below. */
  intro?: 'whole' | 'steps' | 'none';
}

/** The page of a tool that checks a list. */
export function CheckPage(props: CheckPageProps) {
  const { page, strings: s, width, heading, input, report, intro = 'whole' } = props;
  return (
    <Page title={s.tool} width={width}>
      {heading ?? <ToolHeader title={s.title} lead={s.lead} />}
      {input}
      {report}
      {intro !== 'none' && <ToolIntro strings={s} isPictureHidden={intro === 'steps'} />}
      <Plans page={page} />
    </Page>
  );
}

/** The progress or the results of the check of a page. */
export function CheckArea({ page, ...shown }: PageProps & { style: Style; isProblemsFirst?: boolean }) {
  const { check, sent, isShown, turn, again, recheck, cancel } = page;
  return (
    <PartBoundary key={turn}>
      <GoneNotice page={page} />
      <LeftOutNote check={check} />
      {isShown && (
        <ResultArea
          check={check}
          sent={sent}
          isNew={turn > 0}
          again={again}
          onRetry={recheck}
          onCancel={cancel}
          {...shown}
        />
      )}
    </PartBoundary>
  );
}

/** Says how many references of a list were not checked since they were left out. */
export function LeftOutNote({ check }: { check: Check | undefined }) {
  if (!check || check.state === 'read' || check.included === check.total) return null;
  return <Muted sx={{ my: 1.5 }}>{checkStrings.leftOutOf(check.total - check.included, check.total)}</Muted>;
}

/** Says that the check in the address cannot be shown. */
export function GoneNotice({ page: { isGone, isShown, busy } }: PageProps) {
  return isGone && !isShown && !busy && <Notice>{checkStrings.gone}</Notice>;
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
export function Plans({ page: { plans, setPlans, run }, checkout }: PageProps & { checkout?: 'overlay' | 'link' }) {
  return (
    <PartBoundary>
      {plans && (
        <PlansDialog checkout={checkout} short={plans.short} onClose={() => setPlans(undefined)}>
          <CoveredOffer
            {...plans}
            onCheck={(asked) => {
              setPlans(undefined);
              void run(asked);
            }}
          />
        </PlansDialog>
      )}
    </PartBoundary>
  );
}

/** Offers to check the references that the credits cover. */
export function CoveredOffer({ short, asked, onCheck }: PlansShown & { onCheck: (asked: VerificationRun) => void }) {
  if (!short || !asked || (short.left === 0 && short.needed >= asked.citations.length)) return null;
  return (
    <Row>
      <Button variant="outlined" onClick={() => onCheck({ ...asked, partly: true })}>
        {billingStrings.checkCovered(short.left)}
      </Button>
      <Muted>{billingStrings.paidOnce}</Muted>
    </Row>
  );
}
