import { spawn } from 'node:child_process';
import path from 'node:path';
import { Pool } from 'pg';
import { createLibrary, type LocalLibrary } from '../src/create';
import type { ImportReport } from '../src/import/reading';

const root = path.resolve(__dirname, '../../..');
const source = path.join(__dirname, 'own-threads.ts');
const name = path
  .relative(root, source)
  .replace(/[^\w.-]+/g, '-')
  .replace(/\.ts$/, '');
const program = path.join(root, 'dist/run', name, 'main.mjs');

/** The address of a schema of the tests' own database. */
export function addressOf(schema: string): string {
  const url = new URL(process.env['DATABASE_URL'] ?? '');
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
}

/** Makes the program that imports, own-threads.ts, and lets it import nothing into the library at this address. */
export const bundle = (address: string): Promise<unknown> =>
  run([path.join(root, 'tools/run.mjs'), source], { DATABASE_URL: address });

/** Runs it. @returns undefined when it was killed @throws what it says on standard error when it failed */
export async function importBy(env: NodeJS.ProcessEnv): Promise<ImportReport | undefined> {
  const out = await run([program], env);
  return out === undefined ? undefined : (JSON.parse(out) as ImportReport);
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { out: '', fault: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.fault += chunk.toString()));
  return new Promise((resolve, reject) =>
    child.once('close', (code, signal) => {
      if (code) reject(new Error(output.fault));
      else resolve(signal ? undefined : output.out);
    }),
  );
}

/** Opens a library and its connections. */
export async function libraryAt(
  connectionString: string,
): Promise<{ library: LocalLibrary; pool: Pool; end(): Promise<void> }> {
  const pool = new Pool({ connectionString, max: 2 });
  // A server that is stopped says so to connections that are about to end.
  pool.on('error', () => undefined);
  const library = await createLibrary(pool);
  return {
    library,
    pool,
    end: () => pool.end(),
  };
}
