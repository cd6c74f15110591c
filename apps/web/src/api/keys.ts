/** What of the history is shown; days as `YYYY-MM-DD` in the reader's own time zone, both inclusive, empty when open. */
export interface HistoryFilter {
  status: string;
  tool: string;
  search: string;
  fromDay: string;
  toDay: string;
}

/** The parts of a filter that say something, each with its `&`. */
function filterQuery({ status, tool, search, fromDay, toDay }: HistoryFilter): string {
  const parts = {
    status: status === 'all' ? '' : status,
    tool: tool === 'all' ? '' : tool,
    q: search.trim(),
    from: startOfDay(fromDay, 0),
    to: startOfDay(toDay, 1),
  };
  return Object.entries(parts)
    .map(([name, value]) => (value ? `&${name}=${encodeURIComponent(value)}` : ''))
    .join('');
}

/** When a day of the reader begins, or the day so many days later; empty for no day. */
function startOfDay(day: string, later: number): string {
  const [year, month, date] = day.split('-').map(Number);
  return year && month && date ? new Date(year, month - 1, date + later).toISOString() : '';
}

/** Addresses of the calls; the GET ones are also the keys of the cache. */
export const api = {
  me: () => '/api/auth/me',
  login: () => '/api/auth/login',
  signup: () => '/api/auth/signup',
  logout: () => '/api/auth/logout',
  signInOptions: () => '/api/auth/options',
  google: (callbackUrl?: string) => withCallback('/api/auth/google', callbackUrl),
  oidc: (callbackUrl?: string) => withCallback('/api/auth/oidc', callbackUrl),
  forgot: () => '/api/auth/forgot',
  reset: () => '/api/auth/reset',
  password: () => '/api/auth/password',
  settings: () => '/api/account/settings',
  sessions: () => '/api/auth/sessions',
  session: (id: string) => `/api/auth/sessions/${encodeURIComponent(id)}`,
  apiKeys: () => '/api/auth/keys',
  apiKey: (id: string) => `/api/auth/keys/${encodeURIComponent(id)}`,
  watches: () => '/api/watches',
  watch: (id: string) => `/api/watches/${encodeURIComponent(id)}`,
  askWatch: (id: string) => `/api/watches/${encodeURIComponent(id)}/ask`,
  unsubscribe: (token: string) => `/api/watches/unsubscribe/${encodeURIComponent(token)}`,
  webhooks: () => '/api/webhooks',
  webhook: (id: string) => `/api/webhooks/${encodeURIComponent(id)}`,
  pingWebhook: (id: string) => `/api/webhooks/${encodeURIComponent(id)}/ping`,
  deliveries: (id: string) => `/api/webhooks/${encodeURIComponent(id)}/deliveries`,
  replay: (id: string, delivery: string) =>
    `/api/webhooks/${encodeURIComponent(id)}/deliveries/${encodeURIComponent(delivery)}/replay`,
  documentation: () => '/api/docs',
  accountExport: () => '/api/account/export',
  accountDelete: () => '/api/account/delete',
  billing: () => '/api/payments/billing',
  paymentConfig: () => '/api/payments/config',
  createCheckout: () => '/api/payments/create-checkout',
  cancelSubscription: () => '/api/payments/cancel-subscription',
  simulatedCheckout: () => '/api/payments/simulated',
  plans: () => '/api/plans',
  databases: () => '/api/sources',
  today: () => '/api/stats/today',
  historyStats: () => '/api/stats/history?days=30',
  recent: () => '/api/citations/recent',
  parse: () => '/api/citations/parse',
  verify: () => '/api/citations/verify',
  verifyBatch: () => '/api/citations/verify-batch',
  corrections: () => '/api/citations/corrections',
  styles: () => '/api/citations/styles',
  format: () => '/api/citations/format',
  checks: () => '/api/checks',
  openChecks: () => '/api/checks?state=open',
  check: (id: string) => `/api/checks/${encodeURIComponent(id)}`,
  checkReport: (id: string) => `/api/checks/${encodeURIComponent(id)}/report`,
  checkEvents: (id: string) => `/api/checks/${encodeURIComponent(id)}/events`,
  runCheck: (id: string) => `/api/checks/${encodeURIComponent(id)}/run`,
  checkEntries: (id: string) => `/api/checks/${encodeURIComponent(id)}/entries`,
  runCheckEntry: (id: string, position: number) => `/api/checks/${encodeURIComponent(id)}/entries/${position}/run`,
  citation: (id: string) => `/api/citations/${encodeURIComponent(id)}`,
  certificate: (id: string) => `/api/citations/${encodeURIComponent(id)}/certificate`,
  listCertificate: (batches: string[]) => `/api/certificates?batches=${batches.map(encodeURIComponent).join(',')}`,
  citations: (page: number, limit: number, filter: HistoryFilter) =>
    `/api/citations?page=${page}&limit=${limit}${filterQuery(filter)}`,
  allCitations: (filter: HistoryFilter) => `/api/citations?${filterQuery(filter).slice(1)}`,
  exportCitations: (format: 'csv' | 'json', filter: HistoryFilter) =>
    `/api/citations/export?format=${format}${filterQuery(filter)}`,
  checkedReferences: () => '/api/checked-references',
  checkedReference: (id: string) => `/api/checked-references/${encodeURIComponent(id)}`,
  importChecked: () => '/api/checked-references/import',
  exportChecked: (format: 'csv' | 'yaml') => `/api/checked-references?format=${format}`,
  shares: () => '/api/shares',
  share: (id: string) => `/api/shares/${encodeURIComponent(id)}`,
  shared: (token: string) => `/api/shared/${encodeURIComponent(token)}`,
  find: () => '/api/citations/find',
  foundPage: (searchId: string, page: number) => `/api/citations/find/${searchId}?page=${page}`,
  passages: () => '/api/documents/passages',
  corrected: () => '/api/documents/corrected',
  analyze: () => '/api/bibliography/analyze',
  verifySource: () => '/api/sources/verify',
} as const;

function withCallback(path: string, callbackUrl: string | undefined): string {
  return callbackUrl ? `${path}?callbackUrl=${encodeURIComponent(callbackUrl)}` : path;
}

const shared: unknown[] = [api.signInOptions(), api.plans(), api.databases(), api.paymentConfig()];

/** Whether a cached answer belongs to one user; such answers are forgotten when the user changes. */
export function isPersonal(key: unknown): boolean {
  return !shared.includes(key);
}
