import nx from '@nx/eslint-plugin';
import n from 'eslint-plugin-n';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { walls } from './tools/lint/walls.mjs';

/** The house's rules of who may import whom; see docs/decisions/0001-the-house.md. */
const boundaries = [
  { sourceTag: 'layer:base', onlyDependOnLibsWithTags: ['layer:base'] },
  { sourceTag: 'layer:contracts', onlyDependOnLibsWithTags: ['layer:base', 'layer:contracts'] },
  { sourceTag: 'layer:room', onlyDependOnLibsWithTags: ['layer:base'] },
  { sourceTag: 'layer:pipeline', onlyDependOnLibsWithTags: ['layer:base', 'layer:room'] },
  {
    sourceTag: 'layer:app',
    onlyDependOnLibsWithTags: ['layer:base', 'layer:contracts', 'layer:room', 'layer:pipeline'],
  },
  {
    sourceTag: 'layer:testing',
    onlyDependOnLibsWithTags: ['layer:base', 'layer:contracts', 'layer:room', 'layer:pipeline', 'layer:testing'],
  },
  { sourceTag: 'runs:anywhere', onlyDependOnLibsWithTags: ['runs:anywhere'] },
  { sourceTag: 'runs:browser', onlyDependOnLibsWithTags: ['runs:anywhere', 'runs:browser'] },
  { sourceTag: 'runs:server', onlyDependOnLibsWithTags: ['runs:anywhere', 'runs:server'] },
];

const boundaryRule = (constraints) => [
  'error',
  { enforceBuildableLibDependency: false, allow: [], depConstraints: constraints },
];
const withTesting = boundaries.map((c) => ({
  ...c,
  onlyDependOnLibsWithTags: [
    ...c.onlyDependOnLibsWithTags,
    'layer:testing',
    ...(c.sourceTag.startsWith('runs:') ? ['runs:server'] : ['layer:room', 'layer:pipeline']),
  ],
}));

const frameworks = ['@nestjs/*', 'typeorm', 'bullmq', 'express', 'react', 'react-dom', '@mui/*'];
const frameworkBan = {
  group: frameworks,
  message: 'Rooms and the pipeline know no framework: put the porch in apps/.',
};
const nodeBan = { group: ['node:*', 'fs', 'path', 'crypto', 'http', 'https'], message: 'This project runs anywhere.' };
const specs = [
  'apps/*-e2e/**',
  '**/*.spec.ts',
  '**/*.spec.tsx',
  '**/*.e2e.ts',
  '**/lab/**',
];

/** Functions that are tables: tables of a database, rules with their sentences, features of a word. */
const tables = [
  'apps/api/src/platform/database/migrations/**',
  'libs/formatting/src/lint/quoted-rules.ts',
  'libs/parsing/src/plain/features.ts',
  'libs/verification/src/bibliography/statements-*.ts',
];

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
      // Super-linear backtracking is a way to stop the server with one line of text.
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
      // Taste, not safety: readable long forms are welcome.
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
    // What Node 20 lacks: the tests of one machine run on one Node. Methods of instances are TypeScript's to know, by its "lib".
    files: ['**/*.{ts,mts,mjs,cjs}'],
    ignores: ['apps/web/**'],
    plugins: { n },
    // The lines of "engines" in package.json that anybody runs: Node 21 ended before some of what 20 was given later.
    settings: { node: { version: '^20.19.0 || >=22.12.0' } },
    rules: {
      // What Node has and calls experimental is there.
      'n/no-unsupported-features/node-builtins': ['error', { allowExperimental: true }],
      'n/no-unsupported-features/es-builtins': 'error',
    },
  },
  {
    files: ['libs/{model,text,contracts,parsing,matching,verdict,formatting}/src/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [frameworkBan, nodeBan] }] },
  },
  {
    files: ['libs/{connectors,library,reputation,verification}/src/**/*.ts'],
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
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    ignores: [...specs, 'libs/testing/**', ...tables],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Markup is a table of what stands where: what happens in it has functions of its own.
    files: ['apps/web/src/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['apps/{api,web}/src/**/*.{ts,tsx}'],
    plugins: { house: { rules: { walls } } },
    rules: { 'house/walls': 'error' },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
);
