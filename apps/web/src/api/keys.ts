/** Addresses of the calls; the GET ones are also the keys of the cache. */
export const api = {
  me: () => '/api/auth/me',
  login: () => '/api/auth/login',
  signup: () => '/api/auth/signup',
  logout: () => '/api/auth/logout',
  google: (callbackUrl?: string) =>
    callbackUrl ? `/api/auth/google?callbackUrl=${encodeURIComponent(callbackUrl)}` : '/api/auth/google',
  billing: () => '/api/payments/billing',
  paymentConfig: () => '/api/payments/config',
  createCheckout: () => '/api/payments/create-checkout',
  cancelSubscription: () => '/api/payments/cancel-subscription',
  simulatedCheckout: () => '/api/payments/simulated',
  plans: () => '/api/plans',
  databases: () => '/api/sources',
  today: () => '/api/stats/today',
  recent: () => '/api/citations/recent',
  verify: () => '/api/citations/verify',
  verifyBatch: () => '/api/citations/verify-batch',
  batch: (id: string) => `/api/citations/batches/${encodeURIComponent(id)}`,
  batchEvents: (id: string) => `/api/citations/batches/${encodeURIComponent(id)}/events`,
  citation: (id: string) => `/api/citations/${encodeURIComponent(id)}`,
  citations: (page: number, limit: number, status: string) =>
    `/api/citations?page=${page}&limit=${limit}${status === 'all' ? '' : `&status=${status}`}`,
  shares: () => '/api/shares',
  share: (id: string) => `/api/shares/${encodeURIComponent(id)}`,
  shared: (token: string) => `/api/shared/${encodeURIComponent(token)}`,
  find: () => '/api/citations/find',
  analyze: () => '/api/bibliography/analyze',
  verifySource: () => '/api/sources/verify',
} as const;

const shared: unknown[] = [api.plans(), api.databases(), api.paymentConfig()];

/** Whether a cached answer belongs to one user; such answers are forgotten when the user changes. */
export function isPersonal(key: unknown): boolean {
  return !shared.includes(key);
}
