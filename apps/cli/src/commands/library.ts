import { openLibrary } from '../database';
import { EXIT, UsageError } from '../exit';

/** `library status`: what the local library holds. */
export async function library([action, ...args]: string[]): Promise<number> {
  if (action !== 'status') throw new UsageError(`library has import and status, not "${action ?? ''}".`);
  if (args.length > 0) throw new UsageError('library status takes nothing more.');
  const { library: local, close } = await openLibrary();
  try {
    const { works, withDoi, collections } = await local.status();
    process.stdout.write(`${works} works, ${withDoi} of them with a DOI\n`);
    for (const { name, works: held, importedAt } of collections) {
      process.stdout.write(`${String(held).padStart(9)}  ${importedAt.slice(0, 10)}  ${name}\n`);
    }
    return EXIT.ok;
  } finally {
    await close();
  }
}
