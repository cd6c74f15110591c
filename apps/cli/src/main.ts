import { existsSync } from 'node:fs';
import { buildFile } from './build-file';
import { COMMANDS, type CommandName } from './definitions/commands';
import { SERVER_COMMANDS } from './definitions/server-commands';
import { commandsUnder, findCommand } from './definitions/find-command';
import { commandHelp, overallHelp } from './definitions/help';
import { SHELLS } from './definitions/definition';
import { EXIT, UsageError, WriteError } from './exit';
import { readOptions } from './options';
import { version } from './version';

const PROGRAM = 'veracite';

type Command = (args: string[]) => Promise<number>;

/** Each command is loaded on demand, so that `parse` does not load a database driver. */
const LOADERS: Record<CommandName, () => Promise<Command>> = {
  verify: async () => (await import('./commands/verify')).verify,
  parse: async () => (await import('./commands/parse')).parse,
  check: async () => (await import('./commands/check')).check,
  desk: async () => (await import('./commands/desk')).desk,
  'verify-certificate': async () => (await import('./commands/verify-certificate')).verifyCertificate,
  doctor: async () => (await import('./commands/doctor')).doctor,
  mcp: async () => (await import('./commands/mcp')).mcp,
  lsp: async () => {
    // V8's space for new objects would grow while the program loads.
    (await import('./lsp/limit-memory')).limitMemory();
    return (await import('./commands/lsp')).lsp;
  },
  'library import': async () => (await import('./commands/library')).importWorks,
  'library status': async () => (await import('./commands/library')).status,
  'library partition': async () => (await import('./commands/library')).partition,
  'webhooks listen': async () => (await import('./commands/webhooks-listen')).listen,
  completion: async () => printCompletions,
  manual: async () => printManual,
  'user create': async () => (await import('./commands/server')).runOnServer('user', 'create'),
  'user grant': async () => (await import('./commands/server')).runOnServer('user', 'grant'),
  'user role': async () => (await import('./commands/server')).runOnServer('user', 'role'),
  'payments reconcile': async () => (await import('./commands/server')).runOnServer('payments', 'reconcile'),
  backup: async () => (await import('./commands/server')).runOnServer('backup'),
  restore: async () => (await import('./commands/server')).runOnServer('restore'),
};

/** Returns the commands of this installation. The npm package has no server commands. */
const commandsHere = () => {
  const hasServer = existsSync(buildFile('../api/admin.mjs'));
  return COMMANDS.filter((command) => hasServer || !SERVER_COMMANDS.some(({ name }) => name === command.name));
};

async function printCompletions([shell, extra]: string[]): Promise<number> {
  const known = SHELLS.find((item) => item === shell);
  if (!known || extra !== undefined) throw new UsageError(`completion needs a shell: one of ${SHELLS.join(', ')}.`);
  const { completions } = await import('./definitions/completions');
  process.stdout.write(completions(known, PROGRAM, commandsHere()));
  return EXIT.ok;
}

async function printManual(args: string[]): Promise<number> {
  readOptions(args, 'manual');
  const { manualPage } = await import('./definitions/manual');
  process.stdout.write(manualPage(PROGRAM, version(), commandsHere()));
  return EXIT.ok;
}

const wantsHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

async function main(args: string[]): Promise<number> {
  const [first] = args;
  if (first === '--version' || first === '-V') {
    process.stdout.write(`${version()}\n`);
    return EXIT.ok;
  }
  const asked = first === 'help' ? args.slice(1) : args;
  const found = findCommand(asked);
  if (found && (first === 'help' || wantsHelp(found.rest))) {
    process.stdout.write(commandHelp(PROGRAM, found.definition));
    return EXIT.ok;
  }
  if (found) return (await LOADERS[found.name]())(found.rest);
  const under = asked[0] === undefined ? [] : commandsUnder(asked[0]);
  if (asked.length === 0 || wantsHelp(asked)) {
    process.stdout.write(overallHelp(PROGRAM, under.length > 0 ? under : commandsHere()));
    return first === undefined ? EXIT.usage : EXIT.ok;
  }
  if (under.length > 0)
    throw new UsageError(
      `"${asked[0]}" needs a subcommand: ${under.map(({ name }) => name.split(' ')[1]).join(' or ')}.`,
    );
  throw new UsageError(`There is no command "${asked[0]}".`);
}

// A reader such as `head` may close the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.software),
);

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message} See: ${PROGRAM} --help\n`);
    process.exitCode = EXIT.usage;
  } else if (error instanceof WriteError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = EXIT.notWritten;
  } else {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`Internal error in ${PROGRAM} ${version()}: ${message}\n`);
    if (process.env['DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
    process.exitCode = EXIT.software;
  }
}
