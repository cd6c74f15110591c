/**
 * Lints docker/: the Dockerfile by dockerfile-utils, compose.yaml by dclint, and what neither asks for: every image that comes
 * from elsewhere is named by its digest.
 */
import fs from 'node:fs';
import { parse } from 'yaml';
import { runMain } from '../shutdown.mjs';
import { inRoot } from '../paths.mjs';
import { run } from '../processes.mjs';

const DOCKERFILE = 'docker/Dockerfile';
const COMPOSE = 'docker/compose.yaml';
const DIGEST = /@sha256:[0-9a-f]{64}$/;

/** Names of images in the two files that bring no digest and are not built here. */
export function undigested(dockerfile, compose) {
  const stages = [...dockerfile.matchAll(/^FROM .* AS (\S+)/gim)].map(([, name]) => name);
  const given = new Map([...dockerfile.matchAll(/^ARG (\w+)=(\S+)/gm)].map(([, name, value]) => [name, value]));
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name]) =>
    name.replace(/^\$\{?(\w+)\}?$/, (_, arg) => given.get(arg) ?? ''),
  );
  const pulled = Object.values(parse(compose, { merge: true }).services).filter(({ build }) => !build);
  return [...bases.filter((name) => !stages.includes(name)), ...pulled.map(({ image }) => image)].filter(
    (name) => !DIGEST.test(name),
  );
}

const LINTERS = [
  ['node_modules/dockerfile-utils/bin/dockerfile-utils', 'lint', DOCKERFILE],
  ['node_modules/dclint/bin/dclint.cjs', '--config', 'docker/.dclintrc.yaml', '--max-warnings', '0', COMPOSE],
];

if (process.argv[1] === import.meta.filename)
  await runMain(async () => {
    const outcomes = await Promise.all(LINTERS.map((args) => run(process.execPath, args, { cwd: inRoot() })));
    for (const { output } of outcomes) process.stdout.write(output.trimStart());
    const [dockerfile, compose] = [DOCKERFILE, COMPOSE].map((file) => fs.readFileSync(inRoot(file), 'utf8'));
    const loose = undigested(dockerfile, compose);
    for (const image of loose) console.log(`${image || 'A base image'} is not named by its digest.`);
    // dockerfile-utils ends with 0 after warnings.
    return outcomes.some(({ code, output }) => code !== 0 || /^Line: /m.test(output)) || loose.length > 0 ? 1 : 0;
  });
