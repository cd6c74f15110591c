import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../paths.mjs';
import { installed, isMet, licenseOf, notAllowed } from './licenses.mjs';

const allowed = { licenses: ['MIT', 'ISC'], notShipped: ['MPL-2.0'], exceptions: { odd: { license: 'CPAL-1.0' } } };

const expressions = [
  ['MIT', true],
  ['GPL-3.0', false],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0', false],
  ['', false],
];
for (const [expression, expected] of expressions)
  test(`"${expression}" is ${expected ? '' : 'not '}met`, () =>
    assert.equal(isMet(expression, allowed.licenses), expected));

const rows = [
  ['one that is not shipped', { name: 'a', license: 'MPL-2.0', isDev: true }, []],
  ['the same in the product', { name: 'a', license: 'MPL-2.0', isDev: false }, ['a: MPL-2.0']],
  ['an exception', { name: 'odd', license: 'CPAL-1.0', isDev: false }, []],
  ['an exception that changed its license', { name: 'odd', license: 'AGPL-3.0', isDev: false }, ['odd: AGPL-3.0']],
  ['one that says nothing', { name: 'a', license: '', isDev: true }, ['a: names no license']],
];
for (const [name, item, expected] of rows) test(name, () => assert.deepEqual(notAllowed([item], allowed), expected));

test('old forms of package.json are read', () => {
  assert.equal(licenseOf({ licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] }), 'MIT OR Apache-2.0');
  assert.equal(licenseOf({ license: { type: 'MIT' } }), 'MIT');
});

test('every package that is installed here has a license that tools/audit/allowed.json allows', () => {
  const read = (file) => JSON.parse(fs.readFileSync(inRoot(file), 'utf8'));
  const packages = installed(read('package-lock.json'));
  assert.ok(packages.length > 500);
  assert.deepEqual(notAllowed(packages, read('tools/audit/allowed.json')), []);
});
