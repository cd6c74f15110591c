import type { Plan } from '@veracite/contracts/plans';
import { billingStrings as s } from './strings';

export type Cycle = 'monthly' | 'yearly';

/** A whole amount without decimals, any other with two: 9 -> "9", 6.3333 -> "6.33". */
function money(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}

/** Dollars a month, as printed on the card. */
export function monthlyPriceText(plan: Plan, cycle: Cycle): string {
  return money(cycle === 'yearly' ? plan.yearlyPrice / 12 : plan.monthlyPrice);
}

/** Dollars saved in a year by paying yearly. */
export function yearlySaving(plan: Plan): number {
  return plan.monthlyPrice * 12 - plan.yearlyPrice;
}

export function priceIdOf(plan: Plan, cycle: Cycle): string | null {
  return plan.priceIds[cycle];
}

/** "Pro plan, $19 a month", "Pro plan, $190 a year". */
export function purchaseText(plan: Plan, priceId: string): string {
  const yearly = plan.priceIds.yearly === priceId;
  return s.purchase(plan.name, money(yearly ? plan.yearlyPrice : plan.monthlyPrice), yearly);
}

export function planOfPrice(plans: Plan[], priceId: string): Plan | undefined {
  return plans.find((plan) => plan.priceIds.monthly === priceId || plan.priceIds.yearly === priceId);
}
