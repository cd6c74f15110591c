import { guarantees, pricingFaq } from './pricing-texts.json';

test.each([
  ['changing plans', /change plans/],
  ['payment methods', /payment methods/],
  ['the free trial', /free trial/],
  ['cancelling', /cancel anytime/],
])('254: the price page answers a question on %s', (_name, asked) => {
  expect(pricingFaq.filter(({ question, answer }) => asked.test(question) && answer.length > 20)).toHaveLength(1);
});

test('255: the guarantees name the 30 days, no setup fees and cancelling', () => {
  const titles = guarantees.map(({ title }) => title.toLowerCase()).join('; ');
  for (const promise of ['30-day money-back guarantee', 'setup fees', 'cancel anytime'])
    expect(titles).toContain(promise);
});
