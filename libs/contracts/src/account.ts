export const ROLES = ['user', 'support', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export interface User {
  id: string;
  name: string;
  email: string;
  avatar: string | null;
  createdAt: string;
  /** How the user signs in. */
  provider: 'email' | 'google' | 'oidc';
  /** True if the account also has a password. */
  hasPassword: boolean;
  role: Role;
}

export interface AccountSettings {
  /** False: checked texts are deleted once their results are delivered, whatever a request asks for. */
  keepTexts: boolean;
}

export interface SignupRequest {
  name: string;
  email: string;
  password: string;
}

/** The ways to sign in that a server offers. */
export interface SignInOptions {
  google: boolean;
  /** Whether `/api/auth/google` says what to configure, outside production, so that its button may be shown. */
  explains: boolean;
  /** Label of the button for the additional OpenID provider; null without one. */
  oidc: string | null;
  /** True if a forgotten password can be reset by mail. */
  passwordReset: boolean;
  /** True if mail is written to the server's log instead of being sent, outside production without a mail server. */
  mailIsLogged: boolean;
  /** Minimum length of a password. */
  passwordMin: number;
}

export interface Billing {
  planType: string;
  usedCreditsThisMonth: number;
  /** -1 is unlimited. */
  limit: number;
  /** -1 with an unlimited plan. */
  remaining: number;
  subscriptionStatus: string | null;
  totalCitationsVerified: number;
  /** When the credits are renewed, ISO 8601. */
  periodEnd: string;
}

export interface TodayStats {
  valid: number;
  incomplete: number;
  invalid: number;
}

/** One signed-in browser or program of the user. */
export interface SessionInfo {
  id: string;
  /** "Firefox on Linux", or the name that the program sends. */
  device: string;
  createdAt: string;
  /** Time of the last request, to within five minutes. */
  seenAt: string;
  /** True for the session of the request. */
  current: boolean;
}

export interface StatusCounts {
  valid: number;
  incomplete: number;
  invalid: number;
  unknown: number;
}

/** `GET /api/stats/history`: the checks of a user in the last days, including today. */
export interface HistoryStats {
  /** All days in UTC, ascending, `YYYY-MM-DD`; days without a check have zeros. */
  days: (StatusCounts & { day: string })[];
  /** Number of citations by database that answered, the highest first; at most ten. */
  sources: (StatusCounts & { source: string })[];
}
