import { access, chmod, constants, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WriteError } from '../exit';

/** Replaces a file atomically, through links, with its mode. @throws WriteError, also if it was changed meanwhile */
export async function replaceFile(file: string, before: Uint8Array, after: Uint8Array): Promise<void> {
  let temporary: string | undefined;
  try {
    const target = await realpath(file);
    const { mode } = await stat(target);
    // A rename needs only the permission of the folder, and root may write any file.
    if ((mode & 0o222) === 0) throw new WriteError(file, 'it is read-only');
    await access(target, constants.W_OK);
    if (!(await readFile(target)).equals(before))
      throw new WriteError(file, 'it was changed while it was being checked');
    temporary = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
    await writeFile(temporary, after, { flag: 'wx' });
    await chmod(temporary, mode);
    await rename(temporary, target);
  } catch (error) {
    if (temporary) await rm(temporary, { force: true });
    throw error instanceof WriteError ? error : new WriteError(file, error);
  }
}
