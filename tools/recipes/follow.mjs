import fs from 'node:fs';
import path from 'node:path';
import { run } from '../processes.mjs';
import { duration, logProgress } from '../progress.mjs';
import { changed, missingIn } from './change.mjs';
import { runningIn } from './server.mjs';

/** An error of a recipe: its output differs from the page. */
export class NotAsWritten extends Error {}

/** A command that keeps running during the rest of its recipe. */
const STAYS = /\bnpm start$/;
/** Number of characters of the output that an error shows. */
const SHOWN = 6_000;

/**
 * Executes a recipe step by step.
 * @param folder a checkout
 * @param env of its commands
 * @throws NotAsWritten with the line of the page
 */
export async function follow({ title, steps }, folder, env) {
  let [server, environment] = [undefined, env];
  try {
    for (const step of steps) {
      const fault = (what) => new NotAsWritten(`${title}, line ${step.line}: ${what}`);
      if (step.kind !== 'commands') write(step, folder, fault);
      else
        for (const command of step.commands) {
          const started = await type(command, folder, environment, fault);
          if (!started) continue;
          server = started;
          environment = { ...env, VERACITE_URL: server.origin, VERACITE_KEY: server.key };
        }
    }
  } finally {
    await server?.stop();
  }
}

function write({ kind, file, text }, folder, fault) {
  const place = path.join(folder, file);
  if (kind === 'file' && fs.existsSync(place)) throw fault(`${file} is there already`);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  try {
    fs.writeFileSync(place, kind === 'file' ? text : changed(fs.readFileSync(place, 'utf8'), text));
  } catch (error) {
    throw fault(`${file} ${error.message}`);
  }
}

/** Runs a command and checks its output. @returns the server that it started, if any */
async function type({ command, fails, prints }, folder, env, fault) {
  const began = Date.now();
  let output = '';
  const ended = run('bash', ['-c', command], { cwd: folder, env, onText: (text) => (output += text) });
  const server = STAYS.test(command) ? await runningIn(folder, ended) : undefined;
  const { code } = server ? { code: 0 } : await ended;
  logProgress('recipe', `${command} (${duration(Date.now() - began)})`);
  const missing = missingIn(output, prints);
  if ((code !== 0) === fails && missing.length === 0) return server;
  await server?.stop();
  const what = missing.length > 0 ? `did not print\n${missing.join('\n')}` : `ended with ${code}`;
  throw fault(`${command}\n${what}\nbut\n${output.slice(-SHOWN)}`);
}
