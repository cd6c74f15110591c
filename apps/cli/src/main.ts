import { EXIT, UsageError } from './exit';
import { HELP } from './help';

type Command = (args: string[]) => Promise<number>;

/** Loaded when asked for: `parse` need not wait for a database driver. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  verify: async () => (await import('./commands/verify')).verify,
  parse: async () => (await import('./commands/parse')).parse,
  check: async () => (await import('./commands/check')).check,
  library: async () => (await import('./commands/library')).library,
  user: async () => (await import('./commands/server')).onServer('user'),
  payments: async () => (await import('./commands/server')).onServer('payments'),
};

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h' || args.includes('--help')) {
    process.stdout.write(HELP);
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  const load = COMMANDS[name];
  if (!load) throw new UsageError(`There is no command "${name}".`);
  const command = await load();
  return command(args);
}

// A reader that has seen enough (`| head`) closes the pipe: no fault of ours or of theirs.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.failed),
);

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message} See: npm run -s cli -- --help\n`);
  process.exitCode = EXIT.usage;
}
