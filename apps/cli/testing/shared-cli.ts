import { fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

interface Call {
  args: string[];
  input?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs commands one after the other in one process, because starting one takes longer than most commands. */
export function startSharedCli(program: string, options: Pick<ForkOptions, 'cwd' | 'env'> = {}) {
  const shared = fork(path.join(__dirname, 'shared-process.mjs'), [program], options);
  let last: Promise<unknown> = Promise.resolve();
  return {
    run({ args, input = '', env = {} }: Call): Promise<Ended> {
      const ended = last.then(async () => {
        const answer = once(shared, 'message');
        shared.send({ args, input, env });
        return ((await answer) as [Ended])[0];
      });
      last = ended;
      return ended;
    },
    end: () => shared.disconnect(),
  };
}
