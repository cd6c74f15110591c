import { CREDITS, type Plan, type PlanSlug } from '@veracite/contracts/plans';
import { LIMITS } from '@veracite/contracts/limits';
import type { Config } from '../../platform/config/schema';

type Sold = Pick<Plan, 'name' | 'description' | 'monthlyPrice' | 'yearlyPrice' | 'limitations'> & { extras: string[] };

/** Features of every plan. */
const FEATURES = [
  'Evidence for every field',
  'Corrected citations in APA, MLA and Chicago',
  'Citation finder and corrector',
  'Bibliography, document and source checker',
  'Desk: many papers at once, those that need a look first',
];
const DOWNLOADS = 'Downloads of every report';
const batch = `Batches of up to ${LIMITS.batchMax} citations`;
const SOLD: Record<PlanSlug, Sold> = {
  free: {
    name: 'Free',
    description: 'For trying out',
    monthlyPrice: 0,
    yearlyPrice: 0,
    extras: FEATURES,
    limitations: [
      `Limited to ${CREDITS.free} verifications`,
      `No batch processing beyond your ${CREDITS.free} monthly verifications`,
      'Basic reports only',
    ],
  },
  basic: {
    name: 'Basic',
    description: 'For students and researchers',
    monthlyPrice: 9,
    yearlyPrice: 76,
    extras: [batch, ...FEATURES, DOWNLOADS],
    limitations: [],
  },
  professional: {
    name: 'Professional',
    description: 'For regular users',
    monthlyPrice: 14,
    yearlyPrice: 118,
    extras: [batch, ...FEATURES, DOWNLOADS],
    limitations: [],
  },
  expert: {
    name: 'Expert',
    description: 'For professionals and institutions',
    monthlyPrice: 18,
    yearlyPrice: 152,
    extras: [batch, ...FEATURES, DOWNLOADS, 'Groups: colleagues work on your collections with your credits'],
    limitations: [],
  },
};

export function plans(config: Config): Plan[] {
  const prices: Record<PlanSlug, Plan['priceIds']> = {
    free: { monthly: null, yearly: null },
    basic: priceIds(config, 'basic', config.PRICE_BASIC_MONTHLY, config.PRICE_BASIC_YEARLY),
    professional: priceIds(config, 'professional', config.PRICE_PROFESSIONAL_MONTHLY, config.PRICE_PROFESSIONAL_YEARLY),
    expert: priceIds(config, 'expert', config.PRICE_EXPERT_MONTHLY, config.PRICE_EXPERT_YEARLY),
  };
  return (Object.keys(SOLD) as PlanSlug[]).map((slug, sortOrder) => {
    const { extras, ...sold } = SOLD[slug];
    return {
      id: slug,
      slug,
      ...sold,
      citationsPerMonth: CREDITS[slug],
      features: extras,
      priceIds: prices[slug],
      popular: slug === 'professional',
      sortOrder,
    };
  });
}

/** Returns the configured price ids, or those of the simulated provider. */
function priceIds(config: Config, slug: PlanSlug, monthly?: string, yearly?: string): Plan['priceIds'] {
  const priceId = (cycle: string) =>
    config.BILLING_PROVIDER === 'simulated' ? `pri_simulated_${slug}_${cycle}` : null;
  return { monthly: monthly ?? priceId('monthly'), yearly: yearly ?? priceId('yearly') };
}

/** Returns the plan of a configured price id, undefined for any other. */
export function planOfPrice(config: Config, priceId: string): PlanSlug | undefined {
  if (!priceId) return undefined;
  return plans(config).find(({ priceIds }) => priceIds.monthly === priceId || priceIds.yearly === priceId)?.slug;
}
