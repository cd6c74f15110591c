import { useState, type ReactNode } from 'react';
import { DialogFrame } from '../DialogFrame';
import { Notice } from '../Notice';
import { CycleToggle } from './CycleToggle';
import { PlanGrid } from './PlanGrid';
import type { Cycle } from './prices';
import { billingStrings as s } from './strings';
import type { Shortage } from './usage';
import { TestModeNotice } from './TestModeNotice';
import { useChoosePlan, type ChoosePlanOptions } from './useChoosePlan';

/** How many features a card in the dialog shows. */
const FEATURES = 4;

interface PlansDialogProps extends Pick<ChoosePlanOptions, 'checkout'> {
  /** The credits that are missing. */
  short?: Shortage;
  onClose: () => void;
  /** What can be done without another plan. */
  children?: ReactNode;
}

/** The plans, to choose one. A checkout by a link is of a month. */
export default function PlansDialog({ checkout, short, onClose, children }: PlansDialogProps) {
  const [cycle, setCycle] = useState<Cycle>('monthly');
  const { choose, busySlug } = useChoosePlan({ checkout, onOpened: onClose });
  return (
    <DialogFrame title={s.choose} lead={s.chooseLead} width="lg" onClose={onClose}>
      {short && <Notice>{s.short(short.needed, short.left)}</Notice>}
      {children}
      <TestModeNotice />
      {checkout !== 'link' && <CycleToggle cycle={cycle} onCycle={setCycle} yearlyNote={s.minus20} />}
      <PlanGrid cycle={cycle} busySlug={busySlug} onChoose={(plan) => void choose(plan, cycle)} features={FEATURES} />
    </DialogFrame>
  );
}
