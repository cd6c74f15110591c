import { PartitionError } from '@veracite/library/partition/partition';
import { isServerAway } from '@veracite/library/store/readers';
import { stat } from 'node:fs/promises';
import { openLibrary } from '../database';
import { EXIT, UsageError } from '../exit';
import { FORMATS, HELD_WHOLE } from '../import/format-names';
import type { ImportReport } from '@veracite/library/import/reading';
import { isComplete } from '@veracite/library/import/run';
import { importFile } from '../import/import-file';
import { importProgress } from '../output/import-progress';
import { onlyFile, readOptions } from '../options';

/** `library import FILE --from FORMAT` */
export async function importWorks(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, 'library import');
  const file = onlyFile(positionals, 'library import');
  const format = FORMATS.find((known) => known === values.from);
  if (!format) throw new UsageError(`library import needs --from one of ${FORMATS.join(', ')}.`);
  const whole = values.whole;
  if (whole !== undefined && !isDay(whole)) throw new UsageError(`--whole takes a day as 2026-03-31, not "${whole}".`);
  if (whole !== undefined && !HELD_WHOLE.includes(format))
    throw new UsageError(`--whole is for files of ${HELD_WHOLE.join(', ')}: ${format} is no database.`);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile() && !found?.isDirectory()) throw new UsageError(`There is no file ${file}.`);
  const { library: local, close } = await openLibrary();
  const progress = importProgress(process.stderr);
  try {
    const report = await importFile(local, file, format, { onProgress: progress.show, whole });
    progress.clear();
    process.stdout.write(reportOf(report));
    if (whole !== undefined && !isComplete(report))
      process.stdout.write(`Not taken for all of ${format}: too many records could not be read.\n`);
    return EXIT.ok;
  } catch (error) {
    if (isServerAway(error)) throw new UsageError('Nothing was imported: a server of the library cannot be reached.');
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!code.startsWith('Z_')) throw error;
    throw new UsageError(`${file} is damaged or cut short: it could not be unpacked (${code}).`);
  } finally {
    await close();
  }
}

/** `library partition --servers URL,URL` */
export async function partition(args: string[]): Promise<number> {
  const { values } = readOptions(args, 'library partition');
  const servers = (values.servers ?? '').split(',').map((address) => address.trim());
  const isAddress = (address: string) => URL.canParse(address) && /^postgres(?:ql)?:$/.test(new URL(address).protocol);
  if (!servers.every(isAddress))
    throw new UsageError('library partition needs --servers postgres://user:password@host/database,…');
  const { library, close } = await openLibrary();
  try {
    await library.partition(servers);
    process.stdout.write(`Imported works are stored on ${servers.length} servers from now on.\n`);
    return EXIT.ok;
  } catch (error) {
    if (error instanceof PartitionError) throw new UsageError(error.message);
    throw error;
  } finally {
    await close();
  }
}

/** Tests for a calendar day in ISO 8601. `Date` would read 30 February as 2 March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`);
}

function reportOf(report: ImportReport): string {
  const { records, added, replaced, refused, refusals, notices, listings, organizations, resumedAfter } = report;
  const lines = [
    ...(resumedAfter > 0 ? [`resumed after ${resumedAfter} records`] : []),
    `${records} records: ${added} added, ${replaced} replaced, ${refused} could not be read` +
      (notices > 0 ? `, ${notices} notices` : '') +
      (listings > 0 ? `, ${listings} listed journals` : '') +
      (organizations > 0 ? `, ${organizations} organizations` : ''),
    ...refusals.map(
      ({ reason, records: count, first }) => `${count} × ${reason}; the first is record ${first.record}: ${first.text}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

export async function status(args: string[]): Promise<number> {
  readOptions(args, 'library status');
  const { library: local, close } = await openLibrary();
  try {
    const { works, withDoi, collections, organizations } = await local.status();
    process.stdout.write(`${works} works, ${withDoi} of them with a DOI\n`);
    for (const { name, works: count, importedAt, completeCorpus: whole } of collections) {
      const part = whole?.venues ? `${Object.keys(whole.venues).length} venues` : 'all';
      const claim = whole ? ` (${part} of ${whole.of} until ${whole.until})` : '';
      process.stdout.write(`${String(count).padStart(9)}  ${importedAt.slice(0, 10)}  ${name}${claim}\n`);
    }
    if (organizations)
      process.stdout.write(`names of ${organizations.count} organizations from ROR until ${organizations.until}\n`);
    return EXIT.ok;
  } finally {
    await close();
  }
}
