import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export const ROOT = path.resolve(__dirname, '../../../..');

/** What one container runs, as docker/ has it: the image's settings with those of its service over them. */
export interface ContainerOf {
  command: string[];
  health: string[];
  environment: Record<string, string>;
  graceSeconds: number;
}

interface Service {
  command?: string[];
  environment?: Record<string, string | number>;
  stop_grace_period: string;
}

const read = (file: string): string => fs.readFileSync(path.join(ROOT, 'docker', file), 'utf8');

/** What a Dockerfile's last stage says: its instructions, lines that go on joined. */
function lastStage(dockerfile: string): string[] {
  const lines = dockerfile.replace(/\\\n\s*/g, ' ').split('\n');
  return lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
}

const list = (stage: string[], instruction: RegExp): string[] =>
  JSON.parse(stage.find((line) => instruction.test(line))?.replace(/^[^[]*/, '') ?? '[]') as string[];

/** @param given values of the variables `${NAME…}` in compose.yaml */
export function container(name: string, given: Record<string, string>): ContainerOf {
  const stage = lastStage(read('Dockerfile'));
  const ofImage = stage
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => line.slice(4).trim().split(/\s+/))
    .map((pair) => pair.split('=') as [string, string]);
  const compose = read('compose.yaml').replace(
    /\$\{(\w+)(?::[?-]([^}]*))?\}/g,
    (_, variable: string, other = '') => given[variable] ?? String(other),
  );
  const service = (parse(compose, { merge: true }) as { services: Record<string, Service> }).services[name];
  if (!service) throw new Error(`compose.yaml has no service ${name}`);
  return {
    command: service.command ?? list(stage, /^CMD /),
    health: list(stage, /^HEALTHCHECK /),
    environment: Object.fromEntries(
      [...ofImage, ...Object.entries(service.environment ?? {})].map(([variable, value]) => [variable, String(value)]),
    ),
    graceSeconds: Number.parseInt(service.stop_grace_period, 10),
  };
}

/** The unprivileged user and group of Linux that can write to /tmp only, which is like a read-only file system. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };

/** Returns the user of the commands: the unprivileged one, if this user may switch to it and it can read the checkout. */
export function leastUser(): Partial<typeof UNPRIVILEGED> {
  if (process.getuid?.() !== 0) return {};
  const probe = spawnSync(process.execPath, ['-e', ''], { cwd: ROOT, ...UNPRIVILEGED });
  return probe.status === 0 ? UNPRIVILEGED : {};
}

/** Starts a command of a container without the environment of this process. */
export function start([program = '', ...args]: string[], environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(program === 'node' ? process.execPath : program, args, {
    cwd: ROOT,
    env: { HOME: '/tmp', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...leastUser(),
  });
}

/** Resolves with the exit code, or 1 after a signal. */
export const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
