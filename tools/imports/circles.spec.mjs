import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circlesOf, importGraph, sourcesIn } from './graph.mjs';

const made = {
  'apps/a/src/one.ts': "import { two } from './two';",
  'apps/a/src/two.ts': "export type { Three } from './three';",
  'apps/a/src/three.tsx': "const lazy = () => import('./one');",
  'apps/a/src/four.ts': "import './one';\nimport { five } from '@veracite/five/five';",
  'libs/five/src/five.ts': 'export const five = 5;',
};

test('a circle is found through types, exports and lazy imports', () => {
  const graph = importGraph(Object.keys(made), (file) => made[file]);
  assert.deepEqual(graph.get('apps/a/src/four.ts'), ['apps/a/src/one.ts', 'libs/five/src/five.ts']);
  assert.deepEqual(circlesOf(graph), [['apps/a/src/one.ts', 'apps/a/src/three.tsx', 'apps/a/src/two.ts']]);
});

test('no files of the apps and libraries import each other in a circle', () => {
  const graph = importGraph();
  assert.ok(graph.get('apps/web/src/main.tsx').includes('apps/web/src/app/App.tsx'), 'the graph is empty');
  assert.deepEqual(circlesOf(graph), []);
});

test('no modules of the server import each other in a circle', () => {
  const files = sourcesIn('apps/api/src/modules').filter((file) => !file.includes('.spec.'));
  const modules = foldersOf(importGraph(files), /^apps\/api\/src\/modules\/([^/]+)\//);
  assert.ok(modules.get('bibliography').includes('checks'), 'the graph is empty');
  assert.deepEqual(circlesOf(modules), []);
});

/** Returns the graph of folders whose files import each other. @param folder pattern of a file; its first group is the folder */
function foldersOf(graph, folder) {
  const folders = new Map();
  for (const [file, imports] of graph) {
    const name = folder.exec(file)?.[1];
    const others = imports.map((other) => folder.exec(other)?.[1]).filter((other) => other && other !== name);
    if (name) folders.set(name, [...new Set([...(folders.get(name) ?? []), ...others])]);
  }
  return folders;
}
