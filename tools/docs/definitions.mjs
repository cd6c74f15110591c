import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../build/bundle.mjs';
import { inRoot } from '../paths.mjs';

/** Every command of the command line with its options, as it defines them itself. */
export async function definedCommands() {
  const folder = inRoot('dist/run/command-definitions');
  await bundle({ commands: inRoot('apps/cli/src/definitions/commands.ts') }, folder);
  return (await import(pathToFileURL(path.join(folder, 'commands.mjs')))).COMMANDS;
}

/** The command that a line begins with; undefined when it begins with none. */
export const commandOf = (commands, line) => commands.find(({ name }) => `${line} `.startsWith(`${name} `));
