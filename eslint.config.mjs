import fs from 'node:fs';
import nx from '@nx/eslint-plugin';
import n from 'eslint-plugin-n';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { boundariesInApps } from './tools/lint/boundaries.mjs';
import { plainWords } from './tools/lint/plain-words.mjs';

/** Which projects may import which, by tag; see docs/decisions/0001-libraries-and-layers.md. */
const boundaries = [
  { sourceTag: 'layer:base', onlyDependOnLibsWithTags: ['layer:base'] },
  { sourceTag: 'layer:contracts', onlyDependOnLibsWithTags: ['layer:base', 'layer:contracts'] },
  { sourceTag: 'layer:report', onlyDependOnLibsWithTags: ['layer:base', 'layer:contracts'] },
  { sourceTag: 'layer:domain', onlyDependOnLibsWithTags: ['layer:base'] },
  {
    sourceTag: 'layer:pipeline',
    onlyDependOnLibsWithTags: ['layer:base', 'layer:contracts', 'layer:domain', 'layer:report'],
  },
  {
    sourceTag: 'layer:views',
    onlyDependOnLibsWithTags: ['layer:base', 'layer:contracts', 'layer:domain', 'layer:pipeline', 'layer:report'],
  },
  {
    sourceTag: 'layer:app',
    onlyDependOnLibsWithTags: [
      'layer:base',
      'layer:contracts',
      'layer:report',
      'layer:domain',
      'layer:pipeline',
      'layer:views',
    ],
  },
  {
    sourceTag: 'layer:testing',
    onlyDependOnLibsWithTags: [
      'layer:base',
      'layer:contracts',
      'layer:report',
      'layer:domain',
      'layer:pipeline',
      'layer:views',
      'layer:testing',
    ],
  },
  { sourceTag: 'runs:anywhere', onlyDependOnLibsWithTags: ['runs:anywhere'] },
  { sourceTag: 'runs:browser', onlyDependOnLibsWithTags: ['runs:anywhere', 'runs:browser'] },
  { sourceTag: 'runs:server', onlyDependOnLibsWithTags: ['runs:anywhere', 'runs:server'] },
];

const boundaryRule = (constraints, allow = []) => [
  'error',
  { enforceBuildableLibDependency: false, allow, depConstraints: constraints },
];
const withTesting = boundaries.map((c) => ({
  ...c,
  onlyDependOnLibsWithTags: [
    ...c.onlyDependOnLibsWithTags,
    'layer:testing',
    ...(c.sourceTag.startsWith('runs:') ? ['runs:server'] : ['layer:domain', 'layer:pipeline']),
  ],
}));

/** Variables and parameters have names of their own: an index, a time, an entry. */
const unclearNames = ['VariableDeclarator > Identifier.id', ':function > Identifier.params'].map((place) => ({
  selector: `${place}[name=/^(?:at|of|one)$/]`,
  message: 'Write what it is: index, time, entry.',
}));

const frameworks = ['@nestjs/*', 'typeorm', 'bullmq', 'express', 'react', 'react-dom', '@mui/*'];
const frameworkBan = {
  group: frameworks,
  message: 'Libraries do not depend on a framework: put the adapter in apps/.',
};
const nodeBan = {
  group: ['node:*', 'fs', 'path', 'crypto', 'http', 'https'],
  message: 'This library runs in browsers too.',
};

/** Globs of the sources of the libraries that have a tag in their project.json. */
function sourcesOf(tag) {
  const libraries = fs.readdirSync('libs').filter((name) => {
    const { tags } = JSON.parse(fs.readFileSync(`libs/${name}/project.json`, 'utf8'));
    return tags.includes(tag) && !tags.includes('layer:testing');
  });
  return libraries.map((name) => `libs/${name}/src/**/*.ts`);
}

const specs = [
  'apps/*-e2e/**',
  '**/*.spec.ts',
  '**/*.spec.tsx',
  '**/*.e2e.ts',
  'apps/lab/**',
  '{apps,libs}/*/testing/**',
];

/** A long function that only lists things: the features of a word. */
const tables = ['libs/parsing/src/plain/features/token-features.ts'];

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '**/.data', '**/coverage', '**/.nx', 'libs/*/data'] },
  { plugins: { '@nx': nx } },
  ...tseslint.configs.recommended,
  regexp.configs['flat/recommended'],
  {
    files: ['**/*.{ts,tsx,mts}'],
    rules: {
      '@nx/enforce-module-boundaries': boundaryRule(boundaries),
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-empty': 'error',
      eqeqeq: ['error', 'smart'],
      // One line of text can block the server when an expression backtracks super-linearly.
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
      // These rules are about style; longer readable forms are allowed.
      'regexp/prefer-d': 'off',
      'regexp/prefer-w': 'off',
      'regexp/use-ignore-case': 'off',
      'regexp/sort-character-class-elements': 'off',
      'regexp/prefer-character-class': 'off',
      'regexp/no-useless-non-capturing-group': 'off',
      'regexp/no-obscure-range': 'off',
    },
  },
  {
    // Tests run on one version of Node; this rule reports what Node 20 lacks. TypeScript's "lib" checks instance methods.
    files: ['**/*.{ts,mts,mjs,cjs}'],
    ignores: ['apps/{web,extension}/**'],
    plugins: { n },
    // Supported lines of "engines" in package.json. Node 21 ended before it received some features of Node 20.
    settings: { node: { version: '^20.19.0 || >=22.12.0' } },
    rules: {
      // Experimental features exist in all supported versions.
      'n/no-unsupported-features/node-builtins': ['error', { allowExperimental: true }],
      'n/no-unsupported-features/es-builtins': 'error',
    },
  },
  {
    files: sourcesOf('runs:anywhere'),
    rules: { 'no-restricted-imports': ['error', { patterns: [frameworkBan, nodeBan] }] },
  },
  {
    files: sourcesOf('runs:server'),
    rules: { 'no-restricted-imports': ['error', { patterns: [frameworkBan] }] },
  },
  {
    files: specs,
    rules: {
      '@nx/enforce-module-boundaries': boundaryRule(withTesting),
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@nestjs/typeorm'], message: 'Not needed in a spec.' }] },
      ],
    },
  },
  {
    // HTTP and browser tests open the pages of the web client by its table of addresses.
    files: ['apps/*-e2e/**'],
    rules: { '@nx/enforce-module-boundaries': boundaryRule(withTesting, [String.raw`^(?:\.\./)+web/src/site/`]) },
  },
  {
    // The laboratory writes data of libraries, measures programs of the command line, the client of the extension, and starts the product as browser and HTTP tests do.
    files: ['apps/lab/**'],
    rules: {
      '@nx/enforce-module-boundaries': boundaryRule(withTesting, [
        String.raw`^(?:\.\./)+(?:libs/[^/]+/data|(?:cli|api-e2e|web-e2e|extension)/src|cli/testing|tools)/`,
      ]),
    },
  },
  {
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    ignores: [...specs, 'libs/testing/**', ...tables],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Components may be longer because markup is; their logic has functions of its own.
    files: ['apps/web/src/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['apps/{api,web}/src/**/*.{ts,tsx}'],
    plugins: { boundaries: { rules: { apps: boundariesInApps } } },
    rules: { 'boundaries/apps': 'error' },
  },
  {
    // Areas without words of tools/lint/plain-words.json; tools/lint/plain-words-left.json has the others.
    files: ['tools/**/*.mjs', 'libs/{verdict,watch}/src/**/*.ts'],
    ignores: ['tools/lint/plain-words*', '**/*.spec.ts'],
    plugins: { plain: { rules: { words: plainWords } } },
    rules: { 'plain/words': 'error' },
  },
  { files: ['**/*.{ts,tsx,mjs}'], rules: { 'no-restricted-syntax': ['error', ...unclearNames] } },
  {
    // The builds for browsers share functions with tools/build.
    files: ['apps/{web,extension}/vite.config.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['apps/{web,extension}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
);
