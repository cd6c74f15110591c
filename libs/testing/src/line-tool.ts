import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A program of `tools` that is spoken with in lines, and stops when its standard input closes. */
interface LineTool {
  nextLine(): Promise<string>;
  /** Writes a line and returns the reply line. */
  ask(line: string): Promise<string>;
  stop(): Promise<void>;
}

/** @param name its file in `tools` */
export function startLineTool(name: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): LineTool {
  const child = spawn(process.execPath, [path.resolve(__dirname, '../../../tools', name), ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => {
    const line = await Promise.race([lines.next(), ended]);
    if (line === null || typeof line === 'number' || line.done)
      throw new Error(`${name} ended: exit code ${String(await ended)}, reason above.`);
    return line.value;
  };
  return {
    nextLine,
    ask: (line) => {
      child.stdin.write(`${line}\n`);
      return nextLine();
    },
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
