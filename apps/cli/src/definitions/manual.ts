import type { CommandDefinition } from './definition';
import { headOf } from './help';
import { ENVIRONMENT, EXIT_CODES, INPUTS } from './help-texts';

/** Writes the manual page in man's macros (man-pages(7)). */
export function manualPage(program: string, version: string, commands: readonly CommandDefinition[]): string {
  const item = (head: string, text: string) => ['.TP', `.B ${quoted(head)}`, quoted(text)];
  return [
    `.TH ${program.toUpperCase()} 1 "" "${program} ${version}"`,
    '.SH NAME',
    `${program} \\- checks whether references are real`,
    '.SH SYNOPSIS',
    ...commands.flatMap(({ name, takes }) => [`.B ${program} ${quoted(name)}`, quoted(takes || ' '), '.br']),
    '.SH DESCRIPTION',
    quoted(INPUTS),
    '.SH COMMANDS',
    ...commands.flatMap(({ name, takes, summary, options, notes = [] }) => [
      `.SS ${quoted(`${name} ${takes}`.trim())}`,
      quoted(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`),
      ...options.flatMap((option) => item(headOf(option), option.summary)),
      ...notes.flatMap((note) => ['.PP', quoted(note)]),
    ]),
    '.SH EXIT STATUS',
    ...EXIT_CODES.flatMap(([code, meaning]) => item(String(code), meaning)),
    '.SH ENVIRONMENT',
    ...ENVIRONMENT.flatMap(([name, meaning]) => item(name, meaning)),
    '.SH FILES',
    ...item('veracite.config.json', 'settings, in this folder or a parent folder'),
    ...item('veracite.ignore.yaml', 'ignored entries, with reason and expiry date'),
    '',
  ].join('\n');
}

/** Escapes text for roff: escapes, hyphens, and commands at the start of a line. */
function quoted(text: string): string {
  return text.replace(/\\/g, '\\e').replace(/-/g, '\\-').replace(/’/g, "'").replace(/^[.']/, '\\&$&');
}
