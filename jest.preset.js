/** What every Jest project of the workspace shares: TypeScript through SWC, `@veracite/<lib>/<file>` resolved to its source. */
module.exports = {
  rootDir: __dirname,
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/tools/tiers/asserting.cjs'],
  // Looking up a global in Jest's context calls an interceptor, which takes a tenth of the time of a test that computes.
  sandboxInjectedGlobals: [
    ...['Array', 'Error', 'Float32Array', 'Float64Array', 'Int32Array', 'JSON', 'Map', 'Math', 'Number', 'Object'],
    ...['Promise', 'RegExp', 'Set', 'String', 'Symbol', 'Uint16Array', 'Uint32Array', 'Uint8Array', 'WeakMap'],
  ],
  moduleNameMapper: { '^@veracite/([^/]+)/(.*)$': '<rootDir>/libs/$1/src/$2' },
  transform: {
    '\\.(?:bin|yaml|sql)$': '<rootDir>/tools/build/binary-module.mjs',
    '^.+\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true, tsx: false },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
          target: 'es2022',
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Packages published as ES modules only, which Jest on Node 20 cannot `require`.
  transformIgnorePatterns: [
    '/node_modules/(?!(jose|oauth4webapi|openid-client|pdfjs-dist|htmlparser2|domhandler|domelementtype|domutils|entities|dom-serializer|msw|@mswjs|until-async|rettime|@open-draft|outvariant|strict-event-emitter|headers-polyfill)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
};
