import { act, screen, waitFor, within } from '@testing-library/react';
import { ada, billing } from '@veracite/testing/web-answers/account';
import { paymentConfig, plans } from '@veracite/testing/web-answers/plans';
import { ok, signedIn as onBasic, signedOut, type Answers } from '@veracite/testing/web-answers/table';
import { all, findDialog, findEach, findToast, noDialog, open, toasts, wordsOf } from '../../../testing/open';
import { sent } from '../../../testing/server';

/** A user of the free plan, who has all others before them. */
const signedIn = { ...onBasic, 'GET /api/payments/billing': ok({ ...billing, planType: 'free' }) };

/** Takes the place of the provider's script: records what it is asked and raises its events. */
const paddle = {
  opens: [] as { items: { priceId: string; quantity: number }[] }[],
  raise: (_name: string): void => undefined,
  refusal: undefined as string | undefined,
};
const initialize = jest.fn((options: { eventCallback: (event: { name: string }) => void }) => {
  paddle.raise = (name) => options.eventCallback({ name });
  const openCheckout = (options: (typeof paddle.opens)[number]) => {
    if (paddle.refusal !== undefined) throw new Error(paddle.refusal);
    paddle.opens.push(options);
  };
  return Promise.resolve({ Checkout: { open: openCheckout } });
});
jest.mock('@paddle/paddle-js', () => ({ initializePaddle: (options: never) => initialize(options) }));

/** Another token a test: the page initializes its payment client once for each. */
let token = 0;
const selling = (answers: Answers): Answers => ({
  ...answers,
  'GET /api/payments/config': ok({ ...paymentConfig, clientToken: `token_${(token += 1)}` }),
});
const ready = () => waitFor(() => expect(initialize).toHaveBeenCalledTimes(1));

beforeEach(() => {
  initialize.mockClear();
  paddle.opens = [];
  paddle.refusal = undefined;
});

const path = () => window.location.pathname + window.location.search;

test('242-255: the cards of the price page', async () => {
  const { press } = await open('/pricing', signedOut);
  expect(screen.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Monthly/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Save 20%')).toBeVisible();
  const cards = await findEach('[data-plan]');
  expect(cards.map((card) => card.getAttribute('data-plan'))).toEqual(plans.map(({ slug }) => slug));
  expect(screen.getAllByText('Most Popular')).toHaveLength(1);
  expect(cards[2]).toHaveTextContent('Most Popular');
  expect(cards.map((card) => within(card).getByRole('button').textContent)).toEqual([
    'Get Started Free',
    'Start Basic Plan',
    'Upgrade to Professional',
    'Upgrade to Expert',
  ]);
  for (const [n, price] of ['$0', '$9', '$14', '$18'].entries()) expect(cards[n]).toHaveTextContent(price);
  expect(cards[0]).toHaveTextContent('forever');
  for (const [n, quota] of [3, 100, 200, 500].entries())
    expect(cards[n]).toHaveTextContent(`${quota} verifications a month`);
  expect(wordsOf(all('[data-limitation]', cards[0]))).toEqual([
    'Limited to 3 verifications',
    'No batch processing beyond your 3 monthly verifications',
    'Basic reports only',
  ]);
  for (const [n, { name, description, features }] of plans.entries()) {
    expect(within(cards[n]!).getByRole('heading')).toHaveTextContent(name);
    expect(cards[n]).toHaveTextContent(description);
    expect(wordsOf(all('[data-feature]', cards[n]))).toEqual([...features]);
  }
  for (const n of [1, 2, 3]) expect(cards[n]).toHaveTextContent('Batches of up to 100 citations');
  await press(/^Yearly/);
  for (const [n, price, saving] of [
    [1, '$6.33', '$32'],
    [2, '$9.83', '$50'],
    [3, '$12.67', '$64'],
  ] as const) {
    expect(cards[n]).toHaveTextContent(price);
    expect(cards[n]).toHaveTextContent(`Save ${saving} a year`);
  }
  expect(screen.getByText(/US dollars/)).toBeVisible();
  for (const text of ['30-day money-back guarantee', 'No setup fees', 'Cancel anytime'])
    expect(screen.getByRole('heading', { name: text })).toBeVisible();
  for (const text of [/change plans/, /payment methods/, /free trial/, /cancel anytime/])
    expect(within(screen.getByTestId('faq')).getByRole('button', { name: text })).toBeVisible();
});

test('256, 258: the free plan of a visitor is the sign-up', async () => {
  const { press } = await open('/pricing', signedOut);
  await press('Get Started Free');
  expect(await findDialog('Create your account')).toBeVisible();
  await press('Log in');
  expect(await findDialog('Welcome back')).toBeVisible();
  await press('Sign up');
  expect(await findDialog('Create your account')).toBeVisible();
});

test('257: the free plan of a user', async () => {
  const { press } = await open('/pricing', signedIn);
  expect(await screen.findByRole('article', { name: 'Free' })).toHaveTextContent('Your plan');
  await press('Get Started Free');
  expect(await findToast('Free Plan')).toHaveTextContent('You already have access to the free plan features!');
});

test.each([
  ['sign-in', 'Sign In', ['Email', 'Password']],
  ['sign-up', 'Create Account', ['Full Name', 'Email', 'Password', 'Confirm Password']],
])('259-260: a paid plan of a visitor: kept over the %s, then its checkout', async (name, send, labels) => {
  const { press, fill } = await open('/pricing', selling(signedOut));
  await press(/^Yearly/);
  await press('Upgrade to Professional');
  const dialog = await findDialog('Welcome back');
  expect(Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('pending')))).toEqual({
    pendingPlan: 'professional',
    pendingBillingCycle: 'yearly',
    pendingCallbackUrl: '/pricing?priceId=pri_pro_y',
  });
  if (name === 'sign-up') await press('Sign up', dialog);
  const form = await findDialog(name === 'sign-up' ? 'Create your account' : 'Welcome back');
  for (const label of labels)
    await fill(within(form).getByLabelText(label), label === 'Email' ? 'ada@example.org' : 'password123');
  await press(send, form);
  await noDialog();
  await waitFor(() => expect(paddle.opens).toHaveLength(1));
  expect(paddle.opens[0]?.items).toEqual([{ priceId: 'pri_pro_y', quantity: 1 }]);
  expect(path()).toBe('/pricing');
});

test('261-263, 268: the checkout of a user', async () => {
  const { press } = await open('/pricing', selling(signedIn));
  await ready();
  const button = await screen.findByRole('button', { name: 'Start Basic Plan' });
  const labels: (string | null)[] = [];
  const observer = new MutationObserver(() => labels.push(button.textContent));
  observer.observe(button, { subtree: true, childList: true, characterData: true });
  await press('Start Basic Plan');
  await waitFor(() => expect(paddle.opens).toHaveLength(1));
  await waitFor(() => expect(labels).toEqual(['Processing...', 'Start Basic Plan']));
  observer.disconnect();
  expect(paddle.opens[0]).toMatchObject({
    items: [{ priceId: 'pri_basic_m', quantity: 1 }],
    customer: { email: ada.email },
    customData: { userId: ada.id },
    settings: { locale: 'en', theme: 'light', displayMode: 'overlay', allowLogout: false },
  });
  expect(initialize.mock.calls).toMatchObject([[{ token: `token_${token}`, environment: 'sandbox' }]]);
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  act(() => paddle.raise('checkout.error'));
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
  act(() => paddle.raise('checkout.closed'));
  expect(path()).toBe('/pricing');
  expect(toasts()).toHaveLength(0);
  act(() => paddle.raise('checkout.completed'));
  expect(await screen.findByText(/Your payment is complete/)).toBeVisible();
  expect(window.location.pathname).toBe('/dashboard');
});

test('264: before the client has loaded', async () => {
  initialize.mockReturnValueOnce(new Promise(() => undefined));
  const { press } = await open('/pricing', selling(signedIn));
  await press('Start Basic Plan');
  const toast = await findToast('Payment System Loading');
  expect(toast).toHaveTextContent('Please wait for the payment system to initialize.');
  // A destructive toast is an alert.
  expect(within(toast).getAllByRole('alert')).toHaveLength(1);
  expect(paddle.opens).toHaveLength(0);
});

test.each([
  ['The price is not active.', 'The price is not active.'],
  ['', 'Failed to open checkout. Please try again.'],
])('265: a checkout that fails to open, for "%s": %s', async (thrown, text) => {
  const { press } = await open('/pricing', selling(signedIn));
  await ready();
  paddle.refusal = thrown;
  await press('Start Basic Plan');
  expect(await findToast('Payment Error')).toHaveTextContent(text);
});

test('266: without a client token nothing opens', async () => {
  const { press } = await open('/pricing', {
    ...signedIn,
    'GET /api/payments/config': ok({
      provider: 'paddle',
      providerName: 'Paddle',
      environment: 'sandbox',
      clientToken: null,
      portalUrl: null,
    }),
  });
  await screen.findByRole('button', { name: 'Start Basic Plan' });
  await waitFor(async () => {
    await press('Start Basic Plan');
    expect(toasts()[0]).toHaveTextContent('payment client token is not configured');
  });
  expect(paddle.opens).toHaveLength(0);
});

test.each([
  ['pri_expert_m', 1],
  ['pri_unknown', 0],
])('267: ?priceId=%s opens %s checkouts and leaves the address', async (priceId, n) => {
  await open(`/pricing?priceId=${priceId}`, selling(signedIn));
  await ready();
  await findEach('[data-plan]');
  await waitFor(() => expect(path()).toBe('/pricing'));
  if (n) await waitFor(() => expect(paddle.opens).toHaveLength(n));
  expect(paddle.opens).toHaveLength(n);
});

test('273: a plan of the dialog pressed by a visitor asks for the sign-in', async () => {
  const { calls, press } = await open('/academic-citation-verification-tools', signedOut);
  await press('See plans');
  await press('Start Basic Plan', await findDialog('Choose Your Plan'));
  expect(await findDialog('Welcome back')).toBeVisible();
  expect(sent(calls, '/api/payments/create-checkout')).toHaveLength(0);
});

test('269-273: the plans dialog', async () => {
  const { press, verify } = await open('/', {
    ...selling(signedIn),
    'GET /api/payments/billing': ok({ ...billing, planType: 'free', remaining: 0 }),
  });
  await verify('a');
  const dialog = within(await findDialog('Choose Your Plan'));
  expect(dialog.getByRole('button', { name: /Yearly/ })).toHaveTextContent('-20%');
  expect(dialog.getByText('Save 20%')).toBeVisible();
  const [basic] = await findEach('[data-plan=basic]');
  expect(all('[data-feature]', basic)).toHaveLength(4);
  expect(basic).toHaveTextContent('And 3 more features...');
  expect(all('[data-plan=free]')[0]).not.toHaveTextContent('more features');
  const cards = all('[data-plan]');
  expect(cards.map((card) => card.textContent.includes('Most Popular'))).toEqual([false, false, true, false]);
  for (const card of cards) expect(within(card).getAllByRole('button')).toHaveLength(1);
  await ready();
  await press('Start Basic Plan', basic);
  await noDialog();
  expect(paddle.opens).toHaveLength(1);
});

test('S12: the cards of the plans say their allowance once', async () => {
  await open('/pricing', signedOut);
  const cards = await findEach('[data-plan]');
  expect(cards).toHaveLength(4);
  for (const [n, quota] of [
    [1, 100],
    [2, 200],
    [3, 500],
  ] as const)
    expect(
      cards[n]?.textContent?.match(new RegExp(`(?<!\\d)${quota} (?:verifications|citations a month)`, 'g')),
    ).toEqual([`${quota} verifications`]);
});

test('smaller plans than that of the user are no upgrade', async () => {
  await open('/pricing', { ...onBasic, 'GET /api/payments/billing': ok({ ...billing, planType: 'pro' }) });
  expect(await screen.findByRole('button', { name: 'Your plan' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Change to Professional' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Change to Basic' })).toBeEnabled();
});

test('the plan of the user is named, and is not offered again', async () => {
  await open('/pricing', { ...onBasic, 'GET /api/payments/billing': ok({ ...billing, planType: 'expert' }) });
  expect(await screen.findByRole('button', { name: 'Your plan' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Upgrade to Expert' })).toBeNull();
});
