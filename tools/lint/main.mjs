/** `node tools/lint/main.mjs`: lints all projects in one process, because each process loads the rules for two seconds. */
import fs from 'node:fs';
import { fingerprint } from '../build/fingerprint.mjs';
import { inRoot } from '../paths.mjs';
import { run, runInTerminal } from '../processes.mjs';
import { runMain } from '../shutdown.mjs';

const FOLDERS = ['apps', 'libs'];

/** Files that change the messages about other files. */
function configuration() {
  const projects = FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(inRoot(folder))
      .flatMap((name) => ['project.json', 'boundaries.json'].map((file) => [folder, name, file])),
  );
  return [...[['eslint.config.mjs'], ['package-lock.json'], ['tools', 'lint']], ...projects].map((parts) =>
    inRoot(...parts),
  );
}

await runMain(async () => {
  // The rule of boundaries reads the graph that Nx stores.
  const graph = await run(process.execPath, [inRoot('node_modules/nx/dist/bin/nx.js'), 'show', 'projects'], {
    cwd: inRoot(),
    env: { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true' },
  });
  if (graph.code !== 0) {
    console.error(graph.output);
    return 1;
  }
  const cache = ['--cache', '--cache-location', `${inRoot('dist/eslint', fingerprint(configuration()))}/`];
  // A larger young generation is collected more cheaply.
  const program = ['--max-semi-space-size=64', inRoot('node_modules/eslint/bin/eslint.js')];
  const eslint = [...program, ...FOLDERS, '--max-warnings', '0', ...cache];
  return runInTerminal(process.execPath, eslint, { cwd: inRoot() });
});
