import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { build } from '../build.mjs';
import { inRoot } from '../paths.mjs';
import { run } from '../processes.mjs';
import { recipesIn } from '../recipes/read.mjs';
import { commandOf, definedCommands } from './definitions.mjs';
import { commandsNamed, exists, filesNamed, pages, scriptsNamed } from './named.mjs';

const { scripts } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
/** Files that recipes create. */
const made = new Set(
  recipesIn(fs.readFileSync(inRoot('docs/recipes.md'), 'utf8')).flatMap(({ steps }) =>
    steps.filter(({ kind }) => kind === 'file').map(({ file }) => file),
  ),
);
const texts = pages().map((page) => [page, fs.readFileSync(inRoot(page), 'utf8')]);

test('names are found, and placeholders are ignored', () => {
  const text =
    'See [a](x.md#there), `libs/a/b.ts`, `libs/<name>/c.ts`, `libs/*/data`. npm run -s cli -- parse F  # why';
  assert.deepEqual(filesNamed('docs/p.md', text), ['docs/x.md', 'libs/a/b.ts']);
  assert.deepEqual(scriptsNamed(text), ['cli']);
  assert.deepEqual(commandsNamed('    npm run -s cli -- parse F  # why\n'), ['parse F']);
});

test('every file and link that the pages name is there', () => {
  const lost = texts.flatMap(([page, text]) =>
    filesNamed(page, text)
      .filter((file) => !exists(file) && !made.has(file))
      .map((file) => `${page}: ${file}`),
  );
  assert.deepEqual(lost, []);
});

test('every script that the pages name is in package.json', () => {
  const lost = texts.flatMap(([page, text]) =>
    scriptsNamed(text)
      .filter((name) => !(name in scripts))
      .map((name) => `${page}: npm run ${name}`),
  );
  assert.deepEqual(lost, []);
});

const SAMPLES = {
  'refs.bib': '@article{a, title={Deep learning}, author={LeCun, Yann}, journal={Nature}, year={2015}}\n',
  'refs.txt': 'LeCun, Y. (2015). Deep learning. Nature, 521, 436.\n',
  'paper.md': 'As known (LeCun, 2015).\n\n# References\n\nLeCun, Y. (2015). Deep learning. Nature, 521, 436.\n',
};
/** Commands that need no network, no database and no file that the page does not describe. */
const QUICK = /^(?:parse refs\.\w+(?: --json)?|check paper\.md(?: --format docx --out \S+)?|completion \w+|manual)$/;

test('commands of the pages do what they say, and all others are at least known', { timeout: 60_000 }, async () => {
  await build(['cli'], { quiet: true });
  const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-docs-'));
  for (const [name, text] of Object.entries(SAMPLES)) fs.writeFileSync(path.join(cwd, name), text);
  const cli = (...args) => run(process.execPath, [inRoot('dist/cli/main.mjs'), ...args], { cwd });
  const defined = await definedCommands();
  const commands = [...new Set(texts.flatMap(([, text]) => commandsNamed(text)))];
  assert.ok(commands.length > 5);
  assert.deepEqual(
    commands.filter((command) => !commandOf(defined, command)),
    [],
  );
  const quick = commands.filter((command) => QUICK.test(command));
  const outcomes = await Promise.all(quick.map((command) => cli(...command.split(/\s+/))));
  fs.rmSync(cwd, { recursive: true });
  assert.deepEqual(
    outcomes.map(({ code }, index) => [quick[index], code]),
    quick.map((command) => [command, 0]),
  );
});
