const PLAN = 'pendingPlan';
const CYCLE = 'pendingBillingCycle';

/** Keeps what a signed-out visitor chose on a price card until the sign-in dialog closes. */
export function storePendingPlan(plan: string, cycle: string): void {
  localStorage.setItem(PLAN, plan);
  localStorage.setItem(CYCLE, cycle);
}

export function clearPendingPlan(): void {
  localStorage.removeItem(PLAN);
  localStorage.removeItem(CYCLE);
}
