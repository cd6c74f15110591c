import { chmod, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../exit';

/**
 * Puts a file in the place of another at once, so that a reader never meets half of it. Links are followed; the mode stays.
 * @param before what the file held when it was read
 * @throws UsageError when it was changed meanwhile, or may not be written
 */
export async function replaceFile(file: string, before: Uint8Array, after: Uint8Array): Promise<void> {
  const target = await realpath(file);
  if (!(await readFile(target)).equals(before))
    throw new UsageError(`"${file}" was changed while it was checked, and is left as it is.`);
  const beside = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
  try {
    await writeFile(beside, after, { flag: 'wx' });
    await chmod(beside, (await stat(target)).mode);
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (code === undefined) throw error;
    throw new UsageError(`"${file}" could not be written (${code}).`);
  }
}
