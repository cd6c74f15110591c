import path from 'node:path';
import type { LocalLibrary } from '@veracite/library/create';
import type { Work } from '@veracite/model/work';
import { openLibrary } from '../database';
import { EXIT, UsageError } from '../exit';
import { FORMAT_NAMES, FORMATS } from '../import/formats';
import { linesOf } from '../import/lines';
import { listOf, onlyFile, readOptions } from '../options';

/** `library import FILE --from FORMAT` and `library status`. */
export async function library([action, ...args]: string[]): Promise<number> {
  if (action === 'import') return importFile(args);
  if (action !== 'status') throw new UsageError(`library has import and status, not "${action ?? ''}".`);
  if (args.length > 0) throw new UsageError('library status takes nothing more.');
  return withLibrary(async (local) => {
    const { works, withDoi, collections } = await local.status();
    process.stdout.write(`${works} works, ${withDoi} of them with a DOI\n`);
    for (const { name, works: held, importedAt } of collections) {
      process.stdout.write(`${String(held).padStart(9)}  ${importedAt.slice(0, 10)}  ${name}\n`);
    }
    return EXIT.ok;
  });
}

async function importFile(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, { from: { type: 'string' } });
  const file = onlyFile(positionals, 'library import');
  const [format] = listOf(values.from, FORMAT_NAMES, '--from') ?? [];
  if (!format) throw new UsageError(`library import needs --from, one of ${FORMAT_NAMES.join(', ')}.`);
  const lines = linesOf(file);
  const read = FORMATS[format];
  return withLibrary(async (local) => {
    let unread = 0;
    async function* readable(): AsyncGenerator<Work> {
      for await (const work of read(lines)) {
        if (work) yield work;
        else unread += 1;
      }
    }
    const { added, replaced, refused } = await local.add(path.basename(file), readable());
    process.stdout.write(`${added} added, ${replaced} replaced, ${refused + unread} could not be used\n`);
    return added + replaced > 0 ? EXIT.ok : EXIT.failed;
  });
}

async function withLibrary(work: (library: LocalLibrary) => Promise<number>): Promise<number> {
  const { library: local, close } = await openLibrary();
  try {
    return await work(local);
  } finally {
    await close();
  }
}
