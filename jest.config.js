const preset = require('./jest.preset');
const withServices = { ...preset, setupFiles: ['<rootDir>/tools/tiers/own-services.cjs'] };

/** Three tiers by file name: `x.spec.ts` is pure, `x.int.spec.ts` has a real PostgreSQL and Redis, `apps/api-e2e` speaks HTTP. */
module.exports = {
  projects: [
    {
      ...preset,
      displayName: 'unit',
      testMatch: ['<rootDir>/{libs,apps}/*/{src,lab}/**/*.spec.{ts,tsx}'],
      testPathIgnorePatterns: ['\\.int\\.spec\\.ts$', '/apps/(api|web)-e2e/', '/node_modules/'],
    },
    { ...withServices, displayName: 'int', testMatch: ['<rootDir>/{libs,apps}/*/src/**/*.int.spec.ts'] },
    { ...withServices, displayName: 'e2e', testMatch: ['<rootDir>/apps/api-e2e/src/**/*.e2e.ts'] },
  ],
};
