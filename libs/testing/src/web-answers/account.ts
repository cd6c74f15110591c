import type { Billing, HistoryStats, SessionInfo, SignInOptions, TodayStats, User } from '@veracite/contracts/account';
import type { ApiKey } from '@veracite/contracts/keys';

export const ada: User = {
  id: 'u1',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  avatar: null,
  createdAt: '2025-03-09T10:00:00.000Z',
  provider: 'email',
  hasPassword: true,
  role: 'user',
};

export const signInOptions: SignInOptions = {
  google: true,
  explains: true,
  oidc: null,
  passwordReset: true,
  mailIsLogged: false,
  passwordMin: 6,
};

export const sessions: SessionInfo[] = [
  {
    id: 's1',
    device: 'Firefox on Linux',
    createdAt: '2026-11-20T08:00:00.000Z',
    seenAt: '2026-11-21T09:30:00.000Z',
    current: true,
  },
  {
    id: 's2',
    device: 'Safari on iPhone',
    createdAt: '2026-11-02T18:12:00.000Z',
    seenAt: '2026-11-19T21:05:00.000Z',
    current: false,
  },
];

export const apiKeys: ApiKey[] = [
  {
    id: 'k1',
    name: 'Reference manager on the office computer',
    hint: 'vk_Ab3d',
    scopes: ['verify', 'bibliography'],
    createdAt: '2026-11-01T10:00:00.000Z',
    lastUsedAt: '2026-11-21T07:44:00.000Z',
  },
];

export const billing: Billing = {
  planType: 'basic',
  usedCreditsThisMonth: 37,
  limit: 100,
  remaining: 63,
  subscriptionStatus: 'active',
  totalCitationsVerified: 412,
  periodEnd: '2026-12-01T00:00:00.000Z',
};

export const today: TodayStats = { valid: 21, incomplete: 9, invalid: 4 };

export const historyStats: HistoryStats = {
  days: Array.from({ length: 30 }, (_, n) => ({
    day: new Date(Date.UTC(2026, 9, 23 + n)).toISOString().slice(0, 10),
    valid: (n * 7) % 11,
    incomplete: (n * 5) % 6,
    invalid: n % 9 === 4 ? 2 : 0,
    unknown: n % 13 === 6 ? 3 : 0,
  })),
  sources: [
    { source: 'Crossref', valid: 180, incomplete: 61, invalid: 7, unknown: 0 },
    { source: 'OpenAlex', valid: 142, incomplete: 55, invalid: 7, unknown: 3 },
    { source: 'PubMed', valid: 63, incomplete: 12, invalid: 4, unknown: 0 },
    { source: 'arXiv', valid: 21, incomplete: 9, invalid: 0, unknown: 0 },
  ],
};
