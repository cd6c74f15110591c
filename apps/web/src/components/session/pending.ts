const CALLBACK = 'pendingCallbackUrl';
const PLAN = 'pendingPlan';
const CYCLE = 'pendingBillingCycle';

export function storeCallback(path: string): void {
  localStorage.setItem(CALLBACK, path);
}

export function storedCallback(): string | undefined {
  return localStorage.getItem(CALLBACK) ?? undefined;
}

/** Keeps what a signed-out visitor chose on a price card until the sign-in dialog closes. */
export function storePendingPlan(plan: string, cycle: string): void {
  localStorage.setItem(PLAN, plan);
  localStorage.setItem(CYCLE, cycle);
}

/** Removes what waited for the sign-in. @returns the stored callback, safe or not: undefined when there is none */
export function takePending(): string | undefined {
  const callback = storedCallback();
  for (const key of [CALLBACK, PLAN, CYCLE]) localStorage.removeItem(key);
  return callback;
}
