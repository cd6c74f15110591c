import { spawn } from 'node:child_process';
import path from 'node:path';
import { EXIT } from '../exit';

/**
 * `user create|grant|role`, `payments reconcile`: accounts belong to the server, whose own bundle does the work
 * (dist/api/admin.mjs beside dist/cli/main.mjs).
 */
export function onServer(what: 'user' | 'payments') {
  return (args: string[]): Promise<number> => {
    const admin = path.join(path.dirname(process.argv[1] ?? ''), '../api/admin.mjs');
    const child = spawn(process.execPath, ['--enable-source-maps', admin, what, ...args], { stdio: 'inherit' });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? EXIT.failed));
    });
  };
}
