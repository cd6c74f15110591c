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
  /** Whether a password opens the account too. */
  hasPassword: boolean;
  role: Role;
}

/** Settings of an account. */
export interface AccountSettings {
  /** False: checked texts are deleted once their results are delivered, whatever a request asks for. */
  keepTexts: boolean;
}

export interface SignupRequest {
  name: string;
  email: string;
  password: string;
}

export interface LoginRequest {
  email: string;
  password: string;
}

/** The ways to sign in that a server offers. */
export interface SignInOptions {
  google: boolean;
  /** What the button of the other OpenID provider says; null without one. */
  oidc: string | null;
  /** Whether a forgotten password can be replaced by a link in a mail. */
  passwordReset: boolean;
  /** Fewest characters of a password. */
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
  /** When the credits come back, ISO 8601. */
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
  /** "Firefox on Linux", or what the program calls itself. */
  device: string;
  createdAt: string;
  /** When it last asked for something, to within five minutes. */
  seenAt: string;
  /** Whether it is the one that asks. */
  current: boolean;
}

/** How many of each. */
export interface StatusCounts {
  valid: number;
  incomplete: number;
  invalid: number;
  unknown: number;
}

/** `GET /api/stats/history`: what a user had checked in the last days, this one included. */
export interface HistoryStats {
  /** Every day in UTC, ascending, `YYYY-MM-DD`; days without a check are there with zeros. */
  days: (StatusCounts & { day: string })[];
  /** By database, of the citations it answered about; the busiest first, at most ten. */
  sources: (StatusCounts & { source: string })[];
}
