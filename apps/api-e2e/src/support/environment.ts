/** The secret of the sessions, for tests that sign their own. */
export const SECRET = 'a secret that only these tests know of';

/** Settings of the product that files share: what one of them needs and no other is disturbed by. */
export const SHARED_SETTINGS = {
  JWT_SECRET: SECRET,
  OPENALEX_API_KEY: 'key-of-the-tests',
  LOGIN_FAILURES_PER_ACCOUNT: '100000',
  LOG_LEVEL: 'debug',
};

/**
 * The environment of a server under test: the databases are played at `upstream`, hashing is cheap, and the limits are so wide
 * that no test meets one it does not ask for. All tests sign in from one address, and the hostile ones fail a thousand times.
 */
export function testEnvironment(upstream: string): NodeJS.ProcessEnv {
  return {
    UPSTREAM_ORIGIN: upstream,
    UPSTREAM_PACE: 'off',
    CONTACT_EMAIL: 'tests@example.org',
    PASSWORD_COST: '12',
    CHECKS_PER_MINUTE: '100000',
    TEXTS_PER_MINUTE: '10000',
    PARSES_PER_MINUTE: '100000',
    LOGIN_FAILURES_PER_ADDRESS: '1000000',
    SIGNUPS_PER_ADDRESS: '100000',
    MAILS_PER_ADDRESS: '100000',
    LOG_LEVEL: 'warn',
  };
}
