/** The import graph of apps and libs, including types and lazy imports. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../paths.mjs';

const SOURCE = /\.[mc]?tsx?$/;
const OWN = /^@veracite\/([^/]+)\/(.+)$/;
const SKIPPED = new Set(['node_modules', 'dist', 'data', '.data']);

/** Returns the source files below a folder, relative to the repository. */
export function sourcesIn(folder) {
  return fs.readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesIn(name);
    return SOURCE.test(entry.name) && !entry.name.endsWith('.d.ts') ? [name] : [];
  });
}

/** Returns a map from each file to the files that it imports. */
export function importGraph(files = [...sourcesIn('apps'), ...sourcesIn('libs')], read = readSource) {
  const known = new Set(files);
  return new Map(files.map((file) => [file, importsOf(file, read(file), known)]));
}

const readSource = (file) => fs.readFileSync(inRoot(file), 'utf8');

function importsOf(file, text, known) {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const found = importedFiles.map(({ fileName }) => resolve(file, fileName, known));
  return [...new Set(found.filter((item) => item !== undefined && item !== file))];
}

function resolve(file, imported, known) {
  const internal = OWN.exec(imported);
  if (!internal && !imported.startsWith('.')) return undefined;
  const base = internal
    ? `libs/${internal[1]}/src/${internal[2]}`
    : path.posix.join(path.posix.dirname(file), imported);
  return ['', '.ts', '.tsx', '.mts', '/index.ts'].map((end) => base + end).find((item) => known.has(item));
}

/** Returns the strongly connected components of a graph with more than one file (Tarjan, 1972). */
export function circlesOf(graph) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const circles = [];
  const visit = (file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) {
        visit(next);
        low.set(file, Math.min(low.get(file), low.get(next)));
      } else if (stack.includes(next)) low.set(file, Math.min(low.get(file), index.get(next)));
    }
    if (low.get(file) !== index.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return circles;
}
