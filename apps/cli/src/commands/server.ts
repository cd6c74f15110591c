import { spawn } from 'node:child_process';
import { buildFile } from '../build-file';
import { EXIT } from '../exit';

/** Runs commands for operators in the server's own bundle (dist/api/admin.mjs), which has access to accounts. */
export function runOnServer(...command: string[]) {
  return (args: string[]): Promise<number> => {
    const admin = buildFile('../api/admin.mjs');
    const child = spawn(process.execPath, ['--enable-source-maps', admin, ...command, ...args], { stdio: 'inherit' });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? EXIT.failed));
    });
  };
}
