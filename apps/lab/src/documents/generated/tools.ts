import { execFileSync, spawnSync } from 'node:child_process';

/** Whether a program of the system is there. */
export const has = (program: string): boolean => spawnSync('which', [program]).status === 0;

/** Runs a program in a folder, silently; @throws what it wrote when it fails */
export function run(program: string, args: string[], cwd: string, tolerant = false): string {
  try {
    return execFileSync(program, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 180_000,
      maxBuffer: 1e8,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    if (tolerant) return stdout;
    throw new Error(`${program}: ${stderr.slice(-600)} ${stdout.slice(-600)}`);
  }
}
