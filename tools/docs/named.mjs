import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../paths.mjs';

/** Every page that people read. */
export function pages() {
  const below = (folder) =>
    fs
      .readdirSync(inRoot(folder), { recursive: true })
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.join(folder, name));
  return [...below('docs'), 'docker/README.md', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'];
}

const TOP = /^(?:apps|libs|tools|docs|docker|integrations)\//;
/** What stands for something else: `<id>`, `NAME.md`, `…`, `*`. */
const STANDS_FOR = /[<>{}…*|$]|\bX\b|[A-Z]{4,}\./;

/** Files that links lead to and that code spans name, as paths of the checkout. */
export function filesNamed(page, text) {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to]) =>
    path.join(path.dirname(page), to),
  );
  const spans = [...text.matchAll(/`([^`\s]+)`/g)].map(([, span]) => span.replace(/:\d+$/, ''));
  return [...new Set([...links, ...spans.filter((span) => TOP.test(span) && !STANDS_FOR.test(span))])];
}

/** Scripts of package.json that a page tells to run. */
export const scriptsNamed = (text) => [
  ...new Set([...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name)),
];

/** Commands of the command line that a page tells to type, as arguments. */
export const commandsNamed = (text) =>
  [...text.matchAll(/^ *(?:\$ )?(?:npm run -s cli --|npx veracite|veracite) ([a-z].*)$/gm)].map(([, line]) =>
    line.replace(/\s+#.*$/, '').trim(),
  );

/** Whether there is something at a path, a file that a build or a start makes included. */
export const exists = (file) => fs.existsSync(path.join(root, file)) || /^(?:dist|\.data)\b/.test(file);
