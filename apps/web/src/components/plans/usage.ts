import type { Billing } from '@veracite/contracts/account';
import { CREDITS } from '@veracite/contracts/plans';
import { ApiError } from '../../api/errors';
import type { VerificationRun } from '../../api/verification-run';
import { billingStrings as s } from './strings';

export interface Usage {
  used: number;
  limit: number;
  remaining: number;
  unlimited: boolean;
  /** Share of the limit that is used, 0 to 1. */
  share: number;
}

/** Figures to show; without billing the free plan's limit. */
export function usageOf(billing: Billing | null | undefined): Usage {
  const limit = billing?.limit ?? CREDITS.free;
  const used = billing?.usedCreditsThisMonth ?? 0;
  const unlimited = limit === -1;
  const remaining = unlimited ? -1 : (billing?.remaining ?? limit - used);
  return { used, limit, remaining, unlimited, share: unlimited || limit === 0 ? 0 : Math.min(1, used / limit) };
}

type UsageLevel = 'red' | 'yellow' | 'green';

/** Red when nothing is left of a limit above 0; yellow above 80 % used, on the dashboard at 80 % already. */
export function usageLevel(usage: Usage, dashboard = false): UsageLevel {
  if (usage.unlimited) return 'green';
  if (usage.remaining <= 0 && usage.limit > 0) return 'red';
  // Of whole credits: 0.8 has no exact binary form.
  const fifths = usage.used * 5 - usage.limit * 4;
  return fifths > 0 || (dashboard && fifths === 0) ? 'yellow' : 'green';
}

/** Credits that a check needs, and that are left. */
export interface Shortage {
  needed: number;
  left: number;
}

/** The dialog of plans: the credits that are missing, and the run that needs them. */
export interface PlansShown {
  short?: Shortage;
  asked?: VerificationRun;
}

/** What the server says of credits that are too few; undefined when it says no numbers. */
export function shortageOf(error: unknown): Shortage | undefined {
  const { required, remaining } = (error instanceof ApiError && error.problem) || {};
  return typeof required === 'number' && typeof remaining === 'number'
    ? { needed: required, left: remaining }
    : undefined;
}

/** A number of credits, or the infinity sign. */
export function creditText(n: number): string {
  return n === -1 ? s.infinite : String(n);
}

/** Whether the credits are enough for `needed` more; -1 is unlimited. */
export function hasCredits(billing: Billing, needed: number): boolean {
  return billing.remaining === -1 || billing.limit === -1 || billing.remaining >= needed;
}
