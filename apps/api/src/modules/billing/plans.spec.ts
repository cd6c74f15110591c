import { LIMITS } from '@veracite/contracts/limits';
import { plans as answered } from '@veracite/testing/web-answers/plans';
import { readConfig } from '../../platform/config/schema';
import { planOfPrice, plans } from './plans';

const config = readConfig({
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://localhost/none',
  BILLING_PROVIDER: 'simulated',
  PRICE_BASIC_MONTHLY: 'pri_of_the_configuration',
});
const sold = plans(config);

test('243–251: names, order, prices, quotas and descriptions', () => {
  expect(
    sold.map(({ name, monthlyPrice, yearlyPrice, citationsPerMonth }) => [
      name,
      monthlyPrice,
      yearlyPrice,
      citationsPerMonth,
    ]),
  ).toEqual([
    ['Free', 0, 0, 3],
    ['Basic', 9, 76, 100],
    ['Professional', 14, 118, 200],
    ['Expert', 18, 152, 500],
  ]);
  expect(sold.map(({ description }) => description)).toEqual([
    'For trying out',
    'For students and researchers',
    'For regular users',
    'For professionals and institutions',
  ]);
  expect(sold.filter(({ popular }) => popular).map(({ slug }) => slug)).toEqual(['professional']);
  expect([...sold].sort((a, b) => a.sortOrder - b.sortOrder)).toEqual(sold);
});

test('252–253: the size of a batch is what the API accepts, and the free plan says what it lacks', () => {
  expect(sold.map(({ features }) => features.filter((feature) => /batch/i.test(feature)))).toEqual([
    [],
    ...Array<string[]>(3).fill([`Batches of up to ${LIMITS.batchMax} citations`]),
  ]);
  expect(sold[0]?.limitations).toEqual([
    'Limited to 3 verifications',
    'No batch processing beyond your 3 monthly verifications',
    'Basic reports only',
  ]);
});

test('262: one monthly and one yearly price of each paid plan, and none of the free one', () => {
  expect(sold.map(({ priceIds }) => priceIds)).toEqual([
    { monthly: null, yearly: null },
    { monthly: 'pri_of_the_configuration', yearly: 'pri_simulated_basic_yearly' },
    { monthly: 'pri_simulated_professional_monthly', yearly: 'pri_simulated_professional_yearly' },
    { monthly: 'pri_simulated_expert_monthly', yearly: 'pri_simulated_expert_yearly' },
  ]);
  expect(planOfPrice(config, 'pri_simulated_expert_yearly')).toBe('expert');
  expect(planOfPrice(config, '')).toBeUndefined();
});

test('the plans that tests of pages get are those of the server', () => {
  const shown = (list: typeof sold) =>
    list.map(({ slug, name, description, monthlyPrice, yearlyPrice, citationsPerMonth, limitations, popular }) => ({
      ...{ slug, name, description, monthlyPrice, yearlyPrice, citationsPerMonth, limitations, popular },
    }));
  expect(shown(answered)).toEqual(shown(sold));
});
