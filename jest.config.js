const preset = require('./jest.preset');

/** Three tiers by file name: `x.spec.ts` is pure, `x.int.spec.ts` has a real PostgreSQL and Redis, `apps/api-e2e` speaks HTTP. */
module.exports = {
  projects: [
    {
      ...preset,
      displayName: 'unit',
      testMatch: ['<rootDir>/{libs,apps}/*/src/**/*.spec.{ts,tsx}'],
      testPathIgnorePatterns: ['\\.int\\.spec\\.ts$', '/apps/(api|web)-e2e/', '/node_modules/'],
    },
    { ...preset, displayName: 'int', testMatch: ['<rootDir>/{libs,apps}/*/src/**/*.int.spec.ts'] },
    { ...preset, displayName: 'e2e', testMatch: ['<rootDir>/apps/api-e2e/src/**/*.e2e.ts'] },
  ],
};
