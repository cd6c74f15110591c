import fs from 'node:fs';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { CommandFault } from '../command-fault';
import { restoreBackup } from './restore';
import { writeBackup, type Counts } from './write';

/** Writes a backup to a file (`-`: standard output) of its owner only, named when complete. @throws CommandFault */
export async function backupTo(file: string, url: string): Promise<Counts> {
  const half = `${file}.part`;
  if (file !== '-' && fs.existsSync(file)) throw new CommandFault(`${file} exists already.`);
  const out = file === '-' ? process.stdout : fs.createWriteStream(half, { mode: 0o600 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const zip = createGzip();
    const written = pipeline(zip, out);
    const [counts] = await Promise.all([writeBackup(client, zip).finally(() => zip.end()), written]);
    if (file !== '-') fs.renameSync(half, file);
    return counts;
  } finally {
    await client.end();
    if (file !== '-') fs.rmSync(half, { force: true });
  }
}

/** Restores a backup file (`-`: standard input) into an empty database. @throws CommandFault */
export async function restoreFrom(file: string, url: string): Promise<Counts> {
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
    if (code.startsWith('Z_')) throw new CommandFault(`${file} is not a backup, or is damaged: nothing was restored.`);
    throw error;
  } finally {
    text.destroy();
    await read;
  }
}
