import { stat } from 'node:fs/promises';
import { openLibrary } from '../database';
import { definitionOf } from '../definitions/find';
import { EXIT, UsageError } from '../exit';
import { FORMATS } from '../import/format-names';
import { importFile } from '../import/import-file';
import { onlyFile, readOptions } from '../options';

/** `library import FILE --from FORMAT` */
export async function importWorks(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, definitionOf('library import'));
  const file = onlyFile(positionals, 'library import');
  const format = FORMATS.find((known) => known === values.from);
  if (!format) throw new UsageError(`library import needs --from one of ${FORMATS.join(', ')}.`);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new UsageError(`There is no file ${file}.`);
  const { library: local, close } = await openLibrary();
  try {
    const report = await importFile(local, file, format, ({ records }) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${records} records`);
    });
    if (process.stderr.isTTY) process.stderr.write('\r');
    if (report.resumedAfter > 0) process.stdout.write(`went on after ${report.resumedAfter} records\n`);
    const notices = report.notices > 0 ? `, ${report.notices} notices` : '';
    const listings = report.listings > 0 ? `, ${report.listings} journals of lists` : '';
    process.stdout.write(
      `${report.records} records: ${report.added} added, ${report.replaced} replaced, ${report.refused} could not be read${notices}${listings}\n`,
    );
    return EXIT.ok;
  } finally {
    await close();
  }
}

/** `library status` */
export async function status(args: string[]): Promise<number> {
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
