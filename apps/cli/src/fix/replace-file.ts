import { access, chmod, constants, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../exit';

/**
 * Replaces the content of a file atomically. Links are followed, and the mode stays.
 * @param before content of the file when it was read
 * @throws UsageError when the file is read-only, was changed in the meantime, or cannot be written
 */
export async function replaceFile(file: string, before: Uint8Array, after: Uint8Array): Promise<void> {
  const target = await realpath(file);
  const { mode } = await stat(target);
  // A rename needs only the permission of the folder, and root may write any file.
  if ((mode & 0o222) === 0) throw new UsageError(`"${file}" is read-only, so it was not corrected.`);
  await access(target, constants.W_OK).catch(() => {
    throw new UsageError(`"${file}" cannot be written by this user, so it was not corrected.`);
  });
  if (!(await readFile(target)).equals(before))
    throw new UsageError(`"${file}" was changed while it was being checked, so it was not corrected.`);
  const temporary = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
  try {
    await writeFile(temporary, after, { flag: 'wx' });
    await chmod(temporary, mode);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (code === undefined) throw error;
    throw new UsageError(`"${file}" could not be written (${code}).`);
  }
}
