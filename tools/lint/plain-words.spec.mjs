import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { Linter } from 'eslint';
import { inRoot } from '../paths.mjs';
import { countWords } from './count-words.mjs';
import { plainWords, wordsIn } from './plain-words.mjs';

/** Returns the words that the rule reports in a file. */
function reported(source, filename = 'a.mjs') {
  const rules = { 'plain/words': 'error' };
  const config = { plugins: { plain: { rules: { words: plainWords } } }, rules, files: ['**/*'] };
  return new Linter({ cwd: inRoot() })
    .verify(source, config, { filename })
    .map(({ message }) => /"(.*?)"/.exec(message)?.[1]);
}

const cases = [
  ['a comment', '// Nobody is told.\n', ['nobody', 'told']],
  ['a name', 'export const toldAt = 1;\n', ['told']],
  ['a name in capitals', 'export const HELD_WORKS = 1;\n', ['held']],
  ['whose as a name', 'export const whose = 1;\n', ['whose']],
  ['a message', "export default 'Whoever asks';\n", ['whoever']],
  ['a title of a work in a message', "export default 'The house of mirth';\n", []],
  ['a template', 'export default `asked ${1} anew`;\n', ['anew']],
  ['words that contain a listed one', '// A household name, withheld.\nexport const roommate = 1;\n', []],
  ['two words', '// It is put\n// right, or put right.\n', ['put right']],
];
for (const [name, source, words] of cases) test(name, () => assert.deepEqual(reported(source), words));

test('strings of tests are data, names of tests are not', () => {
  assert.deepEqual(reported("test('nobody is notified', () => read('Nobody knows'));\n", 'a.spec.mjs'), ['nobody']);
});

test('words are found in any case and across spaces', () => {
  assert.deepEqual(wordsIn('Told. Put  right'), ['told', 'put right']);
});

test('no folder has more words to avoid than plain-words-left.json allows', () => {
  const allowed = JSON.parse(fs.readFileSync(inRoot('tools/lint/plain-words-left.json'), 'utf8'));
  const over = Object.entries(countWords()).filter(([area, count]) => count > (allowed[area] ?? 0));
  assert.deepEqual(over, []);
});
