import type { CommandDefinition, OptionDefinition } from './definition';
import { ENVIRONMENT, EXIT_CODES, INPUTS, TAGLINE } from './help-texts';

const WIDTH = 100;

/** Writes the output of `--help`: one line for each command. */
export function overallHelp(program: string, commands: readonly CommandDefinition[]): string {
  const left = commands.map(({ name, takes }) => `${name} ${takes}`.trim());
  return [
    TAGLINE,
    '',
    `${program} COMMAND [OPTIONS]`,
    '',
    ...columns(left.map((head, index) => [head, commands[index]?.summary ?? ''])),
    '',
    ...columns([
      ['COMMAND --help', 'options of a command'],
      ['--version', 'version of the program'],
    ]),
    '',
    ...wrapped(INPUTS, WIDTH),
    '',
    ...wrapped(`Exit code: ${EXIT_CODES.map(([code, meaning]) => `${code} ${meaning}`).join('; ')}.`, WIDTH),
    '',
    'Environment:',
    ...columns(ENVIRONMENT.map(([name, meaning]) => [name, meaning])),
    '',
  ].join('\n');
}

/** Writes the output of `COMMAND --help`. */
export function commandHelp(program: string, command: CommandDefinition): string {
  const { name, takes, summary, options, notes = [] } = command;
  return [
    `${program} ${name} ${takes}`.trim() + (options.length > 0 ? ' [OPTIONS]' : ''),
    '',
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    ...(options.length > 0 ? ['', ...columns(options.map((option) => [headOf(option), tailOf(option)]))] : []),
    ...notes.flatMap((note) => ['', ...wrapped(note, WIDTH)]),
    '',
  ].join('\n');
}

/** Formats an option as `-f, --format FORMAT`. */
export function headOf({ name, short, value }: OptionDefinition): string {
  const argument = value.kind === 'flag' ? '' : ` ${value.name}`;
  return `${short ? `-${short}, ` : ''}--${name}${argument}`;
}

function tailOf({ summary, value }: OptionDefinition): string {
  const choices = value.kind === 'choice' && !summary.includes(value.of[0] ?? '') ? ` [${value.of.join(', ')}]` : '';
  return summary + choices;
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.min(34, Math.max(...rows.map(([left]) => left.length)));
  return rows.flatMap(([left, right]) => {
    const lines = wrapped(right, WIDTH - width - 4);
    const [first = '', ...others] = left.length > width ? ['', ...lines] : lines;
    return [`  ${left.padEnd(width)}  ${first}`.trimEnd(), ...others.map((line) => `${' '.repeat(width + 4)}${line}`)];
  });
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
