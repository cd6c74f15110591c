/**
 * The configuration of Jest for a whole tier: spec files of a folder are required by one file and share their modules, because
 * loading them again for each file takes longer than most tests. Those that replace modules remain alone.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import config from '../../jest.config.js';
import { startsItsOwn } from '../../apps/api-e2e/src/support/shared-first.mjs';
import { inRoot, root } from '../paths.mjs';

/** Most files of a group: enough to save time, and few enough that every processor has some. */
const MOST = { unit: 15, web: 15, int: 15, e2e: 4 };

/** Returns the files that are run together by the name of the file that requires them. */
function groupsOf(files, most) {
  const folders = new Map();
  for (const file of files) {
    const isAlone = /\bjest\.mock\(|@jest-environment/.test(readFileSync(file, 'utf8'));
    const [kind, library] = path.relative(root, file).split(path.sep);
    const name = isAlone ? path.basename(file) : `${kind}-${library}${startsItsOwn(file) ? '-own' : ''}`;
    folders.set(name, [...(folders.get(name) ?? []), file]);
  }
  return [...folders].flatMap(([name, group]) => {
    const parts = Math.ceil(group.length / most);
    return Array.from({ length: parts }, (_, part) => [
      `${name}-${part + 1}.cjs`,
      group.filter((_file, index) => index % parts === part),
    ]);
  });
}

/** Returns a spec file that requires others, with the environment that the first of them names. */
function requireAll(files) {
  const [environment = ''] = /^\/\*\* @jest-environment .*/.exec(readFileSync(files[0], 'utf8')) ?? [];
  const parts = files.map(
    (file) => `describe(${JSON.stringify(path.relative(root, file))}, () => {
  beforeAll(() => globalThis.shared?.emptyRedis());
  require(${JSON.stringify(file)});
});\n`,
  );
  return `${environment}\n${parts.join('')}`;
}

/** Returns the spec files of a project, without those that run alone. */
export function filesOf({ testMatch }) {
  const patterns = testMatch.map((pattern) => pattern.replace('<rootDir>/', ''));
  return globSync(patterns, { cwd: root, absolute: true, ignore: '**/{node_modules,alone}/**' }).sort();
}

function grouped(project) {
  const place = `dist/specs/${project.displayName}`;
  const folder = inRoot(place);
  mkdirSync(folder, { recursive: true });
  const groups = new Map(groupsOf(filesOf(project), MOST[project.displayName]));
  // Another run may use those that stay.
  for (const name of readdirSync(folder)) if (!groups.has(name)) rmSync(path.join(folder, name));
  for (const [name, files] of groups) writeFileSync(path.join(folder, name), requireAll(files));
  const roots = [`<rootDir>/${place}`];
  return { ...project, roots, testMatch: [`${roots[0]}/*.cjs`], modulePathIgnorePatterns: [] };
}

export default {
  ...config,
  rootDir: root,
  projects: config.projects.filter(({ displayName }) => displayName === process.env.JEST_GROUPED).map(grouped),
};
