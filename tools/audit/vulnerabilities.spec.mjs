import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vulnerabilities } from './vulnerabilities.mjs';

const counts = (over) => ({ info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0, ...over });
const report = (over, vulnerable = {}) =>
  JSON.stringify({ vulnerabilities: vulnerable, metadata: { vulnerabilities: counts(over) } });

const rows = [
  ['nothing known', report({}), /none is known/, false],
  [
    'a low one is reported',
    report({ low: 1, total: 1 }, { a: { name: 'a', severity: 'low' } }),
    /^1: a \(low\)/,
    false,
  ],
  ['a high one fails', report({ high: 1, total: 1 }, { a: { name: 'a', severity: 'high' } }), /a \(high\)/, true],
  ['a registry that does not do it', '{"message":"405 Method Not Allowed","error":{}}', /could not ask.*405/, false],
  ['no network', '', /could not ask/, false],
  ['words in place of a report', 'npm ERR! network', /could not ask/, false],
];
for (const [name, output, sentence, isGrave] of rows)
  test(name, () => {
    const found = vulnerabilities(output);
    assert.match(found.sentence, sentence);
    assert.equal(found.isGrave, isGrave);
  });
