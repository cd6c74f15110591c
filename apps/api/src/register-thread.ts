/** Imports the registers of venues in a thread. An entry point of the build (`modules/library/register-import.ts`). */
import { createLibrary } from '@veracite/library/create';
import { serveImport, type ThreadStart } from '@veracite/library/import/thread';
import { importRegisters, REGISTER_FORMAT, registerReading } from '@veracite/library/starter/registers';
import { Pool } from 'pg';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** The first thread is started with the bundle of this file, the further one by the import. */
const start = workerData as { file: string; connectionString: string | undefined } | ThreadStart;
if ('file' in start) {
  const { file, connectionString } = start;
  const pool = new Pool({ connectionString, max: 4 });
  const { added } = await importRegisters(await createLibrary(pool), {
    connection: { connectionString },
    start: (data) => new Worker(file, { workerData: data }),
  });
  await pool.end();
  parentPort?.postMessage(added);
} else serveImport({ [REGISTER_FORMAT]: registerReading });
