import { spawnSync } from 'node:child_process';
import { COMMANDS } from './commands';
import { completions } from './completions';
import { commandHelp, overallHelp } from './help';
import { manualPage } from './manual';
import { SHELLS } from './definition';

const names = COMMANDS.map(({ name }) => name);
const options = COMMANDS.flatMap(({ name, options: own }) => own.map((option) => [name, option.name] as const));

test('no command and no option of a command is defined twice', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(options.map((pair) => pair.join(' '))).size).toBe(options.length);
});

test.each(COMMANDS.map((command) => [command.name, command] as const))(
  'help of %s has every option, and no line is too long',
  (_name, command) => {
    const help = commandHelp('veracite', command);
    for (const { name } of command.options) expect(help).toContain(`--${name}`);
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  },
);

test('the overall help and the manual page have every command', () => {
  for (const name of names) {
    expect(overallHelp('veracite', COMMANDS)).toContain(`  ${name}`);
    expect(manualPage('veracite', '1', COMMANDS)).toContain(`.SS ${name.replaceAll('-', '\\-')}`);
  }
});

test.each(SHELLS)('%s: completions have every first word and every option', (shell) => {
  const text = completions(shell, 'veracite', COMMANDS);
  for (const name of names) expect(text).toContain(name.split(' ')[0]);
  for (const [, option] of options) expect(text).toContain(option);
});

test.each([
  ['veracite ve', ['verify', 'verify-certificate']],
  ['veracite verify --format s', ['sarif']],
  ['veracite verify --dr', ['--dry-run']],
  ['veracite library im', ['import']],
])('bash completes "%s"', (typed, expected) => {
  const words = typed.split(' ');
  const script = `${completions('bash', 'veracite', COMMANDS)}
COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _veracite; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8', cwd: __dirname });
  expect(stdout.trim().split('\n')).toEqual(expected);
});
