import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { test } from 'node:test';
import prettier from 'prettier';
import { inRoot, root } from '../paths.mjs';
import { changed, missingIn } from './change.mjs';
import { recipesIn } from './read.mjs';

const recipes = recipesIn(fs.readFileSync(inRoot('docs/recipes.md'), 'utf8'));
const commandsOf = ({ steps }) => steps.flatMap(({ commands = [] }) => commands);

for (const [trap, text, diff, expected] of [
  ['a line between two', 'a\nb\n', ' a\n+x\n b\n', 'a\nx\nb\n'],
  ['a line for another', 'a\nb\n', '-a\n+x\n', 'x\nb\n'],
  ['two places', 'a\nb\nc\n', ' a\n+x\n@@ further down\n c\n+y\n', 'a\nx\nb\nc\ny\n'],
  ['a blank line put in', 'a\nb\n', '+x\n+\n b\n', 'a\nx\n\nb\n'],
  ['part of a longer line is not that line', 'ab\nb\n', '+x\n b\n', 'ab\nx\nb\n'],
])
  test(`a change: ${trap}`, () => assert.equal(changed(text, diff), expected));

for (const [trap, text, diff, places] of [
  ['its context is gone', 'a\n', ' b\n+x\n', /0 places/],
  ['it could stand in two places', 'a\nb\na\n', ' a\n+x\n', /2 places/],
  ['the second place is gone', 'a\n', ' a\n+x\n@@\n b\n+y\n', /0 places/],
  ['made already', 'a\nx\nb\n', ' a\n+x\n b\n', /0 places/],
])
  test(`no change: ${trap}`, () => assert.throws(() => changed(text, diff), places));

for (const [trap, output, prints, missing] of [
  ['with anything in between', 'Tests:       3 passed, 3 total\n', ['Tests: … passed'], []],
  ['in colours', '\u001b[32mTests:\u001b[39m 3 passed', ['Tests: 3 passed'], []],
  ['signs that mean something in a pattern', 'a (b) [c]', ['a (b) [c]'], []],
  ['not there', 'Tests: 3 failed', ['Tests: … passed'], ['Tests: … passed']],
  ['in another order', 'b\na\n', ['a', 'b'], ['b']],
])
  test(`what is printed: ${trap}`, () => assert.deepEqual(missingIn(output, prints), missing));

test('a page is read: which file a block belongs to, what is typed, what must fail', () => {
  const page = [
    '## One',
    '1. A row in `a/b.ts`, not `c/d.ts` but `e/f.ts`:',
    '',
    '   ```diff',
    '    x',
    '   +  y',
    '   ```',
    '',
    '   ```console',
    '   $ npm run x  # fails',
    '   no',
    '   $ npm run y',
    '   ```',
  ].join('\n');
  assert.deepEqual(recipesIn(page), [
    {
      title: 'One',
      steps: [
        { kind: 'change', file: 'e/f.ts', text: ' x\n+  y\n', line: 4 },
        {
          kind: 'commands',
          commands: [
            { command: 'npm run x', fails: true, prints: ['no'] },
            { command: 'npm run y', fails: false, prints: [] },
          ],
          line: 9,
        },
      ],
    },
  ]);
  assert.throws(() => recipesIn('## One\n\nHere:\n\n```ts\nx\n```\n'), /which file/);
});

test('a database, a style, a format, a rule and an endpoint have recipes, and each ends with an output', () => {
  assert.deepEqual(
    recipes.map(({ title }) => title),
    ['A database', 'A citation style', 'An export format', 'A rule of evidence', 'An endpoint'],
  );
  for (const recipe of recipes)
    assert.ok(
      commandsOf(recipe).some(({ prints }) => prints.length > 0),
      recipe.title,
    );
});

for (const { title, steps } of recipes)
  test(`${title}: its changes apply and are formatted`, async () => {
    const texts = new Map();
    for (const { kind, file, text } of steps.filter((step) => step.file)) {
      const isThere = texts.has(file) || fs.existsSync(inRoot(file));
      assert.equal(isThere, kind === 'change', `${file} ${isThere ? 'is there already' : 'is not there'}`);
      texts.set(file, kind === 'file' ? text : changed(texts.get(file) ?? fs.readFileSync(inRoot(file), 'utf8'), text));
    }
    for (const [file, text] of texts) {
      const { ignored, inferredParser } = await prettier.getFileInfo(inRoot(file), {
        ignorePath: inRoot('.prettierignore'),
      });
      if (ignored || !inferredParser) continue;
      const options = { ...(await prettier.resolveConfig(inRoot(file))), filepath: inRoot(file) };
      assert.equal(await prettier.format(text, options), text);
    }
  });

test('the specs and programs that recipes run are there', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  for (const { command } of recipes.flatMap(commandsOf)) {
    const program = /^node (\S+\.mjs)(?: (\S+\.ts))?/.exec(command)?.slice(1).filter(Boolean) ?? [];
    const specs = /--testPathPatterns (\S+)/.exec(command)?.[1];
    const isThere = (file) => files.includes(file);
    assert.ok(program.every(isThere), command);
    if (specs)
      assert.ok(
        files.some((file) => file.includes(specs) && /\.(?:spec|e2e)\.ts$/.test(file)),
        command,
      );
  }
});
