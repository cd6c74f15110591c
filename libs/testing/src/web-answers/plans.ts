import type { PaymentConfig } from '@veracite/contracts/payments';
import type { Plan } from '@veracite/contracts/plans';

const sold = { limitations: [], popular: false };

const features = (bulk: string) => [
  'All databases',
  'Corrected citations in three styles',
  bulk,
  'History',
  'Citation finder',
  'Bibliography reports',
  'Email support',
];

export const plans: Plan[] = [
  {
    ...sold,
    id: 'p0',
    slug: 'free',
    name: 'Free',
    description: 'For trying out',
    monthlyPrice: 0,
    yearlyPrice: 0,
    citationsPerMonth: 3,
    features: ['All databases', 'Corrected citations in three styles', 'Evidence for every field'],
    limitations: [
      'Limited to 3 verifications',
      'No batch processing beyond your 3 monthly verifications',
      'Basic reports only',
    ],
    priceIds: { monthly: null, yearly: null },
    sortOrder: 0,
  },
  {
    ...sold,
    id: 'p1',
    slug: 'basic',
    name: 'Basic',
    description: 'For students and researchers',
    monthlyPrice: 9,
    yearlyPrice: 76,
    citationsPerMonth: 100,
    features: features('Batches of up to 100 citations'),
    priceIds: { monthly: 'pri_basic_m', yearly: 'pri_basic_y' },
    sortOrder: 1,
  },
  {
    ...sold,
    id: 'p2',
    slug: 'professional',
    name: 'Professional',
    description: 'For regular users',
    monthlyPrice: 14,
    yearlyPrice: 118,
    citationsPerMonth: 200,
    features: features('Batches of up to 100 citations'),
    priceIds: { monthly: 'pri_pro_m', yearly: 'pri_pro_y' },
    popular: true,
    sortOrder: 2,
  },
  {
    ...sold,
    id: 'p3',
    slug: 'expert',
    name: 'Expert',
    description: 'For professionals and institutions',
    monthlyPrice: 18,
    yearlyPrice: 152,
    citationsPerMonth: 500,
    features: features('Batches of up to 100 citations'),
    priceIds: { monthly: 'pri_expert_m', yearly: 'pri_expert_y' },
    sortOrder: 3,
  },
];

export const paymentConfig: PaymentConfig = {
  provider: 'paddle',
  providerName: 'Paddle',
  environment: 'sandbox',
  clientToken: 'test_token',
  portalUrl: 'https://customer-portal.paddle.com/cpl_1',
};
