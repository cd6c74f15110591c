import { billing, signInOptions } from '@veracite/testing/web-answers/account';
import { ok, signedIn, signedOut } from '@veracite/testing/web-answers/table';
import { incomplete } from '@veracite/testing/web-answers/results';
import { verify, type Screen } from './screen';

export const accountScreens: Screen[] = [
  { name: 'account', path: '/account', answers: signedIn },
  {
    name: 'account-new-key',
    path: '/account',
    answers: signedIn,
    window: true,
    reach: async (page) => page.getByRole('button', { name: 'New key' }).click(),
  },
  {
    name: 'account-delete',
    path: '/account',
    answers: signedIn,
    window: true,
    reach: async (page) => page.getByRole('button', { name: 'Delete my account' }).click(),
  },
  {
    name: 'login-refused',
    path: '/?signin=taken',
    answers: { ...signedOut, 'GET /api/auth/options': ok({ ...signInOptions, oidc: 'Example University' }) },
    window: true,
  },
  {
    name: 'watch',
    path: '/watch',
    answers: signedIn,
    reach: async (page) => page.locator('[data-news]').first().waitFor(),
  },
  { name: 'watch-none', path: '/watch', answers: { ...signedIn, 'GET /api/watches': ok([]) } },
  { name: 'unsubscribe', path: '/unsubscribe/w1.sig', answers: signedOut },
  {
    name: 'account-deliveries',
    path: '/account',
    answers: signedIn,
    window: true,
    reach: async (page) => page.getByRole('button', { name: /^Deliveries to/ }).click(),
  },
  {
    name: 'account-new-hook',
    path: '/account',
    answers: signedIn,
    window: true,
    reach: async (page) => page.getByRole('button', { name: 'New endpoint' }).click(),
  },
  { name: 'dashboard', path: '/dashboard', answers: signedIn },
  {
    name: 'dashboard-limit',
    path: '/dashboard?subscription=success',
    answers: {
      ...signedIn,
      'GET /api/payments/billing': ok({
        ...billing,
        planType: 'free',
        limit: 3,
        usedCreditsThisMonth: 3,
        remaining: 0,
      }),
    },
  },
  {
    name: 'login',
    path: '/',
    answers: signedOut,
    window: true,
    reach: async (page) => page.getByRole('button', { name: 'Login' }).click(),
  },
  {
    name: 'signup-errors',
    path: '/',
    answers: signedOut,
    window: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await page.getByRole('button', { name: 'Create Account' }).click();
    },
  },
  {
    name: 'plans-dialog',
    path: '/',
    window: true,
    answers: { ...signedIn, 'GET /api/payments/billing': ok({ ...billing, remaining: 0, usedCreditsThisMonth: 100 }) },
    reach: verify(incomplete),
  },
];
