import { z } from 'zod';

/** Injects the server's `Config`. */
export const CONFIG = Symbol('config');

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const address = (schemes: RegExp, example: string) => z.url({ protocol: schemes, error: `must look like ${example}` });

/** Splits a list at its commas and trims the values. */
const listOf = (text: string) => text.split(',').flatMap((part) => part.trim() || []);

const addresses = (schemes: RegExp, example: string) => {
  const list = z.string().default('').transform(listOf);
  return list.pipe(z.array(address(schemes, example)));
};

/** Treats an empty variable as not set, as `.env` files do. */
const optional = <T extends z.ZodType>(type: T) => z.preprocess((value) => (value === '' ? undefined : value), type);

/**
 * All settings of the server, by environment variable. The connectors read the API keys and rate limits of single
 * databases themselves, by the names in the docs and `.env.example`.
 */
export const settings = {
  NODE_ENV: optional(z.enum(['development', 'test', 'production']).default('development')),
  DATABASE_URL: optional(address(/^postgres(ql)?$/, 'postgres://user:password@host/database')),
  DATABASE_REPLICA_URLS: optional(addresses(/^postgres(ql)?$/, 'postgres://user:password@host/database')),
  /** One URL is a Redis server; several, separated by commas, are nodes of a cluster; none means a queue in PostgreSQL. */
  REDIS_URL: optional(addresses(/^rediss?$/, 'redis://host:6379')),
  PORT: optional(whole(0, 65_535).default(3000)),
  PUBLIC_URL: optional(webAddress.optional()),
  WEB_ROOT: optional(z.string().optional()),
  /** Folder with CSL styles (`*.csl`) and locales (`locales-en-US.xml` …). */
  CSL_STYLES_DIR: optional(z.string().optional()),
  DATA_DIR: optional(z.string().default('.data')),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info')),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters').optional()),
  METRICS_PORT: optional(whole(1, 65_535).optional()),
  TRUST_PROXY: optional(whole(0, 10).default(0)),

  JWT_SECRET: optional(z.string().min(32, 'must have at least 32 characters').optional()),
  SESSION_DAYS: optional(whole(1, 365).default(30)),
  PASSWORD_MIN: optional(whole(6, 64).default(6)),
  COMMON_PASSWORDS: optional(z.enum(['refused', 'allowed']).optional()),
  /** Binary logarithm of scrypt's cost N. */
  PASSWORD_COST: optional(whole(10, 20).default(17)),
  PASSWORD_PARALLEL: optional(whole(1, 64).default(2)),
  LOGIN_FAILURES_PER_ACCOUNT: optional(whole(1, 1_000_000).default(5)),
  LOGIN_FAILURES_PER_ADDRESS: optional(whole(1, 1_000_000).optional()),
  SIGNUPS_PER_ADDRESS: optional(whole(1, 1_000_000).optional()),
  MAILS_PER_ADDRESS: optional(whole(1, 1_000_000).default(20)),
  SMTP_URL: optional(address(/^smtps?$/, 'smtp://user:password@host:587').optional()),
  MAIL_FROM: optional(z.string().regex(/@/, 'must look like Veracite <no-reply@example.org>').optional()),
  CHECKS_PER_MINUTE: optional(whole(1, 1_000_000).default(60)),
  /** Free requests of one user that use much processor time: parsing and formatting texts, downloads. */
  TEXTS_PER_MINUTE: optional(whole(1, 1_000_000).default(60)),
  /** Maximum number of single checks in progress in one process; lower while the processor is busy. */
  CHECKS_IN_FLIGHT: optional(whole(1, 100_000).default(200)),
  /** Requests of one user or, without a session, of one address. */
  PARSES_PER_MINUTE: optional(whole(1, 1_000_000).default(120)),
  BATCHES_AT_ONCE: optional(whole(1, 1_000).default(2)),
  /** Seconds in which a batch queries databases, and further seconds for each of its references. */
  BATCH_SECONDS: optional(whole(10, 3_600).default(90)),
  BATCH_SECONDS_EACH: optional(whole(0, 60).default(3)),
  ALLOW_INSECURE: optional(flag.default(false)),

  CONTACT_EMAIL: optional(z.email('must be an email address').optional()),
  SOURCES: optional(z.string().optional()),
  UPSTREAM_ORIGIN: optional(webAddress.transform((url) => url.replace(/\/$/, '')).optional()),
  UPSTREAM_PACE: optional(z.enum(['on', 'off']).default('on')),
  /** Whether the worker imports the registers of venues. Default: true, unless other servers take the place of the databases. */
  LIBRARY_REGISTERS: optional(flag.optional()),

  BILLING_PROVIDER: optional(z.enum(['paddle', 'simulated', 'off']).optional()),
  PADDLE_ENVIRONMENT: optional(z.enum(['sandbox', 'production']).default('sandbox')),
  PADDLE_CLIENT_TOKEN: optional(z.string().optional()),
  PADDLE_API_KEY: optional(z.string().optional()),
  PADDLE_WEBHOOK_SECRET: optional(z.string().optional()),
  PADDLE_WEBHOOK_TOLERANCE: optional(whole(1, 86_400).default(300)),
  PADDLE_PORTAL_URL: optional(webAddress.optional()),
  PRICE_BASIC_MONTHLY: optional(z.string().optional()),
  PRICE_BASIC_YEARLY: optional(z.string().optional()),
  PRICE_PROFESSIONAL_MONTHLY: optional(z.string().optional()),
  PRICE_PROFESSIONAL_YEARLY: optional(z.string().optional()),
  PRICE_EXPERT_MONTHLY: optional(z.string().optional()),
  PRICE_EXPERT_YEARLY: optional(z.string().optional()),

  GOOGLE_CLIENT_ID: optional(z.string().optional()),
  GOOGLE_CLIENT_SECRET: optional(z.string().optional()),
  OIDC_ISSUER: optional(webAddress.optional()),
  OIDC_CLIENT_ID: optional(z.string().optional()),
  OIDC_CLIENT_SECRET: optional(z.string().optional()),
  OIDC_NAME: optional(z.string().max(40, 'must have at most 40 characters').optional()),
} as const;

export type Settings = { -readonly [Name in keyof typeof settings]: z.output<(typeof settings)[Name]> };

/** The validated settings, with defaults that depend on other settings. */
export interface Config extends Settings {
  PUBLIC_URL: string;
  BILLING_PROVIDER: 'paddle' | 'simulated' | 'off';
  LOGIN_FAILURES_PER_ADDRESS: number;
  SIGNUPS_PER_ADDRESS: number;
  COMMON_PASSWORDS: 'refused' | 'allowed';
  LIBRARY_REGISTERS: boolean;
  production: boolean;
  /** True if PUBLIC_URL is an https URL. */
  secure: boolean;
}

/** All errors of the environment, one sentence each. */
export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(`The configuration has ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/** Reads and validates the environment. @throws ConfigError with all errors */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { given, faults } = readSettings(env);
  const production = given.NODE_ENV === 'production';
  const config: Config = {
    ...given,
    PUBLIC_URL: new URL(given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).origin,
    BILLING_PROVIDER: given.BILLING_PROVIDER ?? (production ? 'off' : 'simulated'),
    // One address may serve a whole campus or, outside production, a whole test run.
    LOGIN_FAILURES_PER_ADDRESS: given.LOGIN_FAILURES_PER_ADDRESS ?? (production ? 20 : 1_000),
    SIGNUPS_PER_ADDRESS: given.SIGNUPS_PER_ADDRESS ?? (production ? 30 : 10_000),
    // New users try the product with password123.
    COMMON_PASSWORDS: given.COMMON_PASSWORDS ?? (production ? 'refused' : 'allowed'),
    LIBRARY_REGISTERS: given.LIBRARY_REGISTERS ?? given.UPSTREAM_ORIGIN === undefined,
    production,
    secure: given.PUBLIC_URL?.startsWith('https:') ?? false,
  };
  for (const [name, fault] of contradictions(config, given)) faults[name] ??= fault;
  const all = Object.entries(faults).map(([name, fault]) => `${name}: ${fault}`);
  if (all.length > 0) throw new ConfigError(all);
  return config;
}

type Faults = Partial<Record<keyof Settings, string>>;

/** Reads each setting by itself. One with a fault has its default, so that what it contradicts is found as well. */
function readSettings(env: Record<string, string | undefined>): { given: Settings; faults: Faults } {
  const faults: Faults = {};
  const values = Object.entries(settings).map(([name, type]) => {
    const read = type.safeParse(env[name]);
    if (!read.success) faults[name as keyof Settings] = env[name] ? read.error.issues[0]?.message : 'is required';
    return [name, read.success ? read.data : type.safeParse(undefined).data];
  });
  return { given: Object.fromEntries(values) as Settings, faults };
}

/** Returns errors that involve several settings. */
function contradictions(config: Config, given: Settings): [keyof Settings, string][] {
  const faults: [keyof Settings, string][] = [];
  const needs = (when: boolean, names: (keyof Settings)[], why: string) => {
    for (const name of names) if (when && !config[name]) faults.push([name, `is required ${why}`]);
  };
  if (config.production && !config.ALLOW_INSECURE) {
    needs(true, ['JWT_SECRET'], 'in production');
    if (!config.secure) faults.push(['PUBLIC_URL', 'must be https in production (or set ALLOW_INSECURE=true)']);
    if (config.BILLING_PROVIDER === 'simulated') faults.push(['BILLING_PROVIDER', 'is not simulated in production']);
    // The server itself uses http: with an https URL, there is a proxy in front of it.
    if (config.secure && config.TRUST_PROXY === 0)
      faults.push([
        'TRUST_PROXY',
        'is the number of proxies before this server, at least 1 with an https PUBLIC_URL; at 0 all visitors would be one address',
      ]);
    if (!given.BILLING_PROVIDER)
      faults.push(['BILLING_PROVIDER', 'is required in production: paddle, or off, which gives everybody every tool']);
    if (config.OIDC_ISSUER?.startsWith('http:')) faults.push(['OIDC_ISSUER', 'must be https in production']);
    if (config.PASSWORD_COST < 17) faults.push(['PASSWORD_COST', 'is at least 17 in production']);
  }
  needs(
    config.BILLING_PROVIDER === 'paddle',
    ['PADDLE_CLIENT_TOKEN', 'PADDLE_API_KEY', 'PADDLE_WEBHOOK_SECRET'],
    'with BILLING_PROVIDER=paddle',
  );
  needs(Boolean(config.SMTP_URL), ['MAIL_FROM'], 'with SMTP_URL');
  needs(Boolean(config.GOOGLE_CLIENT_ID), ['GOOGLE_CLIENT_SECRET'], 'with GOOGLE_CLIENT_ID');
  needs(Boolean(config.OIDC_ISSUER), ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'], 'with OIDC_ISSUER');
  if (config.UPSTREAM_PACE === 'off' && !isLoopback(config.UPSTREAM_ORIGIN))
    faults.push(['UPSTREAM_PACE', 'is off only when UPSTREAM_ORIGIN is a loopback address']);
  return faults;
}

function isLoopback(origin: string | undefined): boolean {
  return origin !== undefined && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(origin).hostname);
}
