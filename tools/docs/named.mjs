import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../paths.mjs';

/** Returns the paths of all pages. */
export function pages() {
  const below = (folder) =>
    fs
      .readdirSync(inRoot(folder), { recursive: true })
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.join(folder, name));
  return [...below('docs'), 'docker/README.md', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'];
}

const TOP = /^(?:apps|libs|tools|docs|docker|integrations)\//;
/** Placeholders: `<id>`, `NAME.md`, `…`, `*`. */
const PLACEHOLDER = /[<>{}…*|$]|\bX\b|[A-Z]{4,}\./;

/** Returns the files that links and code spans name, as paths of the checkout. */
export function filesNamed(page, text) {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to]) =>
    path.join(path.dirname(page), to),
  );
  const spans = [...text.matchAll(/`([^`\s]+)`/g)].map(([, span]) => span.replace(/:\d+$/, ''));
  return [...new Set([...links, ...spans.filter((span) => TOP.test(span) && !PLACEHOLDER.test(span))])];
}

/** Returns the scripts of package.json that a page names. */
export const scriptsNamed = (text) => [
  ...new Set([...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name)),
];

/** A page's lines, those of its code (in fences, or indented by four) apart from its prose. */
function partsOf(text) {
  const [prose, code] = [[], []];
  let isFenced = false;
  for (const line of text.split('\n')) {
    const isFence = /^ *```/.test(line);
    if (isFence) isFenced = !isFenced;
    else (isFenced || line.startsWith('    ') ? code : prose).push(line);
  }
  return { prose: prose.join('\n'), code };
}

/** Code spans of a page, those that run over a line's end included. */
const spansOf = (text) => [...partsOf(text).prose.matchAll(/`([^`]+)`/g)].map(([, span]) => span.replace(/\s+/g, ' '));

const SETS = /(?:[A-Z_]+=(?:\$\([^)]*\)|[^\s$]\S*) +)*/.source;
const PROGRAM = /(?:npm run -s cli --|(?:npx )?veracite|(?:docker compose .*)?node dist\/cli\/main\.mjs) /.source;
const COMMAND = new RegExp(`^ *(?:\\$ )?${SETS}${PROGRAM}([a-z].*)$`, 'gm');

/** Returns the arguments of each command line that a page shows, on a line or in a sentence. */
export const commandsNamed = (text) =>
  [text, ...spansOf(text)].flatMap((part) =>
    [...part.matchAll(COMMAND)].map(([, line]) => line.replace(/\s[#<>\\|].*$/, '').trim()),
  );

/** Returns options that a page names alone: `--fix`. */
export const optionsNamed = (text) =>
  spansOf(text).flatMap((span) => /^(--[a-z][a-z-]*)(?:[ =]|$)/.exec(span)?.slice(1) ?? []);

/** Returns the environment variables that a page names. */
export const variablesNamed = (text) => [
  ...new Set(
    [...spansOf(text), ...partsOf(text).code].flatMap((code) => [
      ...(code.match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g) ?? []),
      ...(/^([A-Z]+)=\S+$/.exec(code)?.slice(1) ?? []),
    ]),
  ),
];

/**
 * Returns the endpoints that a page names.
 * @returns pairs of method (or undefined) and path; a final computed part of a path is `{}`
 */
export const endpointsNamed = (text) =>
  [
    ...text.matchAll(
      /(?:\b(GET|POST|PUT|PATCH|DELETE) |[`"']|\$\w+)(\/(?:api|health|metrics|admin|\.well-known)\b[^\s`"'?),;]*)/g,
    ),
  ]
    .map(([, method, place]) => [method, place.replace(/\.$/, '').replace(/\/$/, '/{}')])
    .filter(([, place]) => !place.endsWith('…'));

/** Returns whether a path of a page matches a documented one; parameters may have any name. */
export function isPath(written, documented) {
  const [own, theirs] = [written.split('/'), documented.split('/')];
  return (
    own.length === theirs.length && theirs.every((part, index) => part === own[index] || isValue(part, own[index]))
  );
}

const isValue = (documented, written) => documented.startsWith('{') && /[{$]/.test(written);

/** Returns whether a path exists or is created by a build or start. */
export const exists = (file) => fs.existsSync(path.join(root, file)) || /^(?:dist|\.data)\b/.test(file);
