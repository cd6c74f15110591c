/**
 * Draws docs/architecture.md's two pictures from the imports as they are (`npm run picture`): which room knows which,
 * and the files that its walk names in their order.
 */
import fs from 'node:fs';
import { inRoot } from '../paths.mjs';
import { importGraph } from './graph.mjs';

const DOCUMENT = 'docs/architecture.md';
const PRODUCT = /^(?:apps|libs)\/([^/]+)\/src\//;
const NOT_PRODUCT = /\.(?:spec|e2e)\.tsx?$|^libs\/testing\/|^apps\/[^/]+-e2e\/|\/(?:testing|bench|eval|train)\//;
/** Everything stands on these: arrows to them would hide the others. */
const BASE = ['model', 'text'];
/** A file as the walk names it. */
const FILE = /`((?:apps|libs)\/[\w./-]+\.tsx?)`/g;

const placeOf = (file) => (NOT_PRODUCT.test(file) ? undefined : PRODUCT.exec(file)?.[1]);

/** Rooms and apps by what they import, in one order whatever the order of the files. */
export function arrowsOf(graph) {
  const arrows = new Set();
  for (const [file, imports] of graph)
    for (const other of imports) {
      const [from, to] = [placeOf(file), placeOf(other)];
      if (from && to && from !== to && !BASE.includes(to)) arrows.add(`${from} --> ${to}`);
    }
  return [...arrows].sort();
}

/** The files that a text names, with the imports among them. */
export function walkOf(text, graph) {
  const files = [...new Set([...text.matchAll(FILE)].map(([, file]) => file))];
  const gone = files.filter((file) => !graph.has(file));
  if (gone.length > 0) throw new Error(`${DOCUMENT} names ${gone.join(', ')}, which is not there`);
  const name = (file) => `${files.indexOf(file)}["${file.replace(/^(?:apps|libs)\/([^/]+)\/src\//, '$1: ')}"]`;
  const arrows = files.flatMap((file) =>
    graph.get(file).flatMap((other) => (files.includes(other) ? [[file, other]] : [])),
  );
  return [...files.map(name), ...arrows.map(([from, to]) => `${files.indexOf(from)} --> ${files.indexOf(to)}`)];
}

const mermaid = (lines) => ['```mermaid', 'flowchart TD', ...lines.map((line) => `  ${line}`), '```'].join('\n');

/** A text with a picture in its place: between `<!-- name -->` and `<!-- end of name -->`. */
function put(text, name, picture) {
  const place = new RegExp(`(?<=<!-- ${name} -->\n)[\\s\\S]*(?=<!-- end of ${name} -->)`);
  if (!place.test(text)) throw new Error(`${DOCUMENT} has no place for ${name}`);
  return text.replace(place, () => `\n${picture}\n\n`);
}

/** The document with the pictures of today. */
export function withPictures(text, graph = importGraph()) {
  const drawn = put(text, 'rooms', mermaid(arrowsOf(graph)));
  return put(drawn, 'walk', mermaid(walkOf(text, graph)));
}

export const read = () => fs.readFileSync(inRoot(DOCUMENT), 'utf8');

if (process.argv[1] === import.meta.filename) fs.writeFileSync(inRoot(DOCUMENT), withPictures(read()));
