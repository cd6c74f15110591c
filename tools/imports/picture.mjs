/**
 * Draws the two diagrams of docs/architecture.md from the imports (`npm run picture`): imports between libraries, and between
 * the files on the path of a reference.
 */
import fs from 'node:fs';
import { inRoot } from '../paths.mjs';
import { importGraph } from './graph.mjs';

const DOCUMENT = 'docs/architecture.md';
const PRODUCT = /^(?:apps|libs)\/([^/]+)\/src\//;
const NOT_PRODUCT = /\.(?:spec|e2e)\.tsx?$|^libs\/testing\/|^apps\/(?:[^/]+-e2e|lab)\/|testing\//;
/** Every library imports these; arrows to them would hide the others. */
const BASE = ['model', 'text'];
/** A file as the document names it. */
const FILE = /`((?:apps|libs)\/[\w./-]+\.tsx?)`/g;

const placeOf = (file) => (NOT_PRODUCT.test(file) ? undefined : PRODUCT.exec(file)?.[1]);

/** Returns the imports between libraries and apps as sorted arrows. */
export function arrowsOf(graph) {
  const arrows = new Set();
  for (const [file, imports] of graph)
    for (const other of imports) {
      const [from, to] = [placeOf(file), placeOf(other)];
      if (from && to && from !== to && !BASE.includes(to)) arrows.add(`${from} --> ${to}`);
    }
  return [...arrows].sort();
}

/** Returns the files that a text names, and arrows for the imports between them. */
export function pathOf(text, graph) {
  const files = [...new Set([...text.matchAll(FILE)].map(([, file]) => file))];
  const gone = files.filter((file) => !graph.has(file));
  if (gone.length > 0) throw new Error(`${DOCUMENT} names ${gone.join(', ')}, which does not exist`);
  const name = (file) => `${files.indexOf(file)}["${file.replace(/^(?:apps|libs)\/([^/]+)\/src\//, '$1: ')}"]`;
  const arrows = files.flatMap((file) =>
    graph.get(file).flatMap((other) => (files.includes(other) ? [[file, other]] : [])),
  );
  return [...files.map(name), ...arrows.map(([from, to]) => `${files.indexOf(from)} --> ${files.indexOf(to)}`)];
}

const mermaid = (lines) => ['```mermaid', 'flowchart TD', ...lines.map((line) => `  ${line}`), '```'].join('\n');

/** Replaces the text between `<!-- name -->` and `<!-- end of name -->` by a picture. */
function insert(text, name, picture) {
  const place = new RegExp(`(?<=<!-- ${name} -->\n)[\\s\\S]*(?=<!-- end of ${name} -->)`);
  if (!place.test(text)) throw new Error(`${DOCUMENT} has no place for ${name}`);
  return text.replace(place, () => `\n${picture}\n\n`);
}

/** Returns the document with current diagrams. */
export function withPictures(text, graph = importGraph()) {
  const drawn = insert(text, 'libraries', mermaid(arrowsOf(graph)));
  return insert(drawn, 'path', mermaid(pathOf(text, graph)));
}

export const read = () => fs.readFileSync(inRoot(DOCUMENT), 'utf8');

if (process.argv[1] === import.meta.filename) fs.writeFileSync(inRoot(DOCUMENT), withPictures(read()));
