import { openLibrary } from '../database';
import { definitionOf } from '../definitions/find';
import { EXIT, UsageError } from '../exit';
import { readOptions } from '../options';

/** `library servers`: exit code 1 when one of them cannot be asked. */
export async function servers(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, definitionOf('library servers'));
  if (positionals.length > 0) throw new UsageError('library servers takes nothing but --forget NUMBER.');
  const { library, close } = await openLibrary();
  try {
    return values.forget === undefined ? await list(library) : await forget(library, values.forget);
  } finally {
    await close();
  }
}

type Library = Awaited<ReturnType<typeof openLibrary>>['library'];

async function list(library: Library): Promise<number> {
  const states = await library.servers.states();
  if (states.length === 0) process.stdout.write('All works lie in the database of DATABASE_URL.\n');
  for (const { number, name, entries, fault } of states)
    process.stdout.write(`${String(number ?? '?').padStart(3)}  ${name}  ${entries} entries  ${fault ?? 'answers'}\n`);
  return states.some(({ fault }) => fault !== undefined) ? EXIT.failed : EXIT.ok;
}

async function forget(library: Library, text: string): Promise<number> {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (!(await library.servers.forget(number))) throw new UsageError(`--forget: there is no server ${text}.`);
  process.stdout.write(`Server ${number} is given up with the works that lay there. Import their files again.\n`);
  return EXIT.ok;
}
