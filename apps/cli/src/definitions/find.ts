import { COMMANDS, type CommandName } from './commands';
import type { CommandDefinition } from './definition';

/**
 * The command that arguments begin with.
 * @returns its definition and the arguments behind its name; undefined when they name none
 */
export function findCommand(
  args: readonly string[],
): { name: CommandName; definition: CommandDefinition; rest: string[] } | undefined {
  for (const length of [2, 1]) {
    const name = args.slice(0, length).join(' ');
    const definition = COMMANDS.find((command) => command.name === name);
    if (definition) return { name: definition.name, definition, rest: args.slice(length) };
  }
  return undefined;
}

/** Commands whose name begins with this word: what `library` alone may have meant. */
export function commandsUnder(first: string): CommandDefinition[] {
  return COMMANDS.filter(({ name }) => name.startsWith(`${first} `));
}

/** A definition that is known to be there. */
export function definitionOf<N extends CommandName>(name: N): Extract<(typeof COMMANDS)[number], { name: N }> {
  const found = COMMANDS.find((command): command is Extract<typeof command, { name: N }> => command.name === name);
  if (!found) throw new Error(`There is no command ${name}.`);
  return found;
}
