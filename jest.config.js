const preset = require('./jest.preset');
const withServices = { ...preset, testEnvironment: '<rootDir>/libs/testing/src/services-environment.ts' };

/** Three tiers by file name: `x.spec.ts` is pure (components are `x.spec.tsx`, rendered in jsdom), `x.int.spec.ts` has a real PostgreSQL and Redis, `apps/api-e2e` speaks HTTP. */
module.exports = {
  testSequencer: '<rootDir>/apps/api-e2e/src/support/shared-first.mjs',
  // A product that test files share stops after them.
  openHandlesTimeout: 60_000,
  projects: [
    {
      ...preset,
      displayName: 'unit',
      testMatch: ['<rootDir>/{libs,apps}/*/src/**/*.spec.ts', '!**/*.int.spec.ts', '!**/*-e2e/**'],
    },
    {
      ...preset,
      displayName: 'web',
      testMatch: ['<rootDir>/apps/web/src/**/*.spec.tsx'],
      testEnvironment: '<rootDir>/tools/tiers/jsdom-environment.mjs',
      setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/apps/web/testing/setup.ts'],
    },
    { ...withServices, displayName: 'int', testMatch: ['<rootDir>/{libs,apps}/*/src/**/*.int.spec.ts'] },
    { ...withServices, displayName: 'e2e', testMatch: ['<rootDir>/apps/api-e2e/src/**/*.e2e.ts'] },
  ],
};
