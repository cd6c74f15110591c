import fs from 'node:fs';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { CommandFault } from '../command-fault';
import { restoreBackup } from './restore';
import { writeBackup } from './write';

interface Held {
  rows: number;
  tables: number;
}

/**
 * Writes a backup into a file that its owner alone may read; it has its name once it is whole.
 * @param file `-` for the standard output
 * @throws CommandFault when the file is there already
 */
export async function backupTo(file: string, url: string): Promise<Held> {
  const half = `${file}.part`;
  if (file !== '-' && fs.existsSync(file)) throw new CommandFault(`${file} is there already.`);
  const out = file === '-' ? process.stdout : fs.createWriteStream(half, { mode: 0o600 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const zip = createGzip();
    const written = pipeline(zip, out);
    const [held] = await Promise.all([writeBackup(client, zip).finally(() => zip.end()), written]);
    if (file !== '-') fs.renameSync(half, file);
    return held;
  } finally {
    await client.end();
    if (file !== '-') fs.rmSync(half, { force: true });
  }
}

/**
 * Fills an empty database from a file of `backupTo`.
 * @param file `-` for the standard input
 * @throws CommandFault as restoreBackup, and when the file cannot be read
 */
export async function restoreFrom(file: string, url: string): Promise<Held> {
  const input = file === '-' ? process.stdin : fs.createReadStream(file);
  if (file !== '-')
    await once(input, 'open').catch((error: NodeJS.ErrnoException) => {
      throw new CommandFault(`${file} cannot be read (${error.code ?? error.message}).`);
    });
  const text = createGunzip();
  const read = pipeline(input, text).catch(() => undefined);
  try {
    return await restoreBackup(url, text);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new CommandFault(`${file} is cut off: nothing was restored.`);
    if (code.startsWith('Z_')) throw new CommandFault(`${file} is no backup, or is damaged: nothing was restored.`);
    throw error;
  } finally {
    text.destroy();
    await read;
  }
}
