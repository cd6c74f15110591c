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

/** Commands of the command line that a page tells to type, on a line of their own or in a sentence, as arguments. */
export const commandsNamed = (text) =>
  [text, ...spansOf(text)].flatMap((part) =>
    [...part.matchAll(COMMAND)].map(([, line]) => line.replace(/\s[#<>\\|].*$/, '').trim()),
  );

/** Options that a page names by themselves: `--fix`. */
export const optionsNamed = (text) =>
  spansOf(text).flatMap((span) => /^(--[a-z][a-z-]*)(?:[ =]|$)/.exec(span)?.slice(1) ?? []);

/** Variables of the environment that a page names: in a span, or set or read in an example. */
export const variablesNamed = (text) => [
  ...new Set(
    [...spansOf(text), ...partsOf(text).code].flatMap((code) => [
      ...(code.match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g) ?? []),
      ...(/^([A-Z]+)=\S+$/.exec(code)?.slice(1) ?? []),
    ]),
  ),
];

/**
 * Addresses of the server that a page names, each with its method where one is said.
 * @returns pairs of method, or undefined, and path, as the page writes it; what is put together behind a slash is `{}`
 */
export const endpointsNamed = (text) =>
  [
    ...text.matchAll(
      /(?:\b(GET|POST|PUT|PATCH|DELETE) |[`"']|\$\w+)(\/(?:api|health|metrics|admin|\.well-known)\b[^\s`"'?),;]*)/g,
    ),
  ]
    .map(([, method, place]) => [method, place.replace(/\.$/, '').replace(/\/$/, '/{}')])
    .filter(([, place]) => !place.endsWith('…'));

/** Whether a path as a page writes it is one of the document's: what a value stands for may be called anything. */
export function isPath(written, documented) {
  const [own, theirs] = [written.split('/'), documented.split('/')];
  return own.length === theirs.length && theirs.every((part, at) => part === own[at] || isValue(part, own[at]));
}

const isValue = (documented, written) => documented.startsWith('{') && /[{$]/.test(written);

/** Whether there is something at a path, a file that a build or a start makes included. */
export const exists = (file) => fs.existsSync(path.join(root, file)) || /^(?:dist|\.data)\b/.test(file);
