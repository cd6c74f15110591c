export const PLAN_SLUGS = ['free', 'basic', 'professional', 'expert'] as const;
export type PlanSlug = (typeof PLAN_SLUGS)[number];

/** A plan as sold. Prices in US dollars; `citationsPerMonth` -1 is unlimited. */
export interface Plan {
  id: string;
  slug: PlanSlug;
  name: string;
  description: string;
  monthlyPrice: number;
  yearlyPrice: number;
  citationsPerMonth: number;
  features: string[];
  limitations: string[];
  priceIds: { monthly: string | null; yearly: string | null };
  popular: boolean;
  sortOrder: number;
}

/** Monthly credits by plan; specification section 9. */
export const CREDITS: Record<PlanSlug, number> = { free: 3, basic: 100, professional: 200, expert: 500 };

/** `starter` and `pro` are older names of basic and expert, accepted on input. */
export function planSlugOf(input: string): PlanSlug | undefined {
  const slug = input === 'starter' ? 'basic' : input === 'pro' ? 'expert' : input;
  return PLAN_SLUGS.find((known) => known === slug);
}
