import { spawn } from 'node:child_process';
import { besideMain } from '../beside-main';
import { EXIT } from '../exit';

/**
 * `user create|grant|role`, `payments reconcile`, `backup`, `restore`: accounts belong to the server, whose own bundle does the work
 * (dist/api/admin.mjs beside dist/cli/main.mjs).
 */
export function onServer(...command: string[]) {
  return (args: string[]): Promise<number> => {
    const admin = besideMain('../api/admin.mjs');
    const child = spawn(process.execPath, ['--enable-source-maps', admin, ...command, ...args], { stdio: 'inherit' });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? EXIT.failed));
    });
  };
}
