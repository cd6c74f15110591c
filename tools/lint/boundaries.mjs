/**
 * An ESLint rule for the boundaries inside an app, which its `boundaries.json` defines. `layers` lists folders of `src`,
 * the lowest layer first: folders of one layer do not import each other, and none imports a higher layer. A folder in no
 * layer is above all others. Folders inside `siblings` import only each other's `entryPoints`, without any: nothing of each
 * other. The folder `testing` next to `src` may be imported by specs only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

const IN_APP = /^(.*[\\/]apps[\\/][^\\/]+)[\\/]src[\\/](.+)$/;
const SPEC = /\.spec\.tsx?$/;
const TESTING = /^\.\.[\\/]testing[\\/]/;
const EXTENSION = /\.[mc]?tsx?$/;

const definitions = new Map();

/** Reads the boundaries of an app. @param app the folder of the app */
function boundariesOf(app) {
  if (!definitions.has(app)) {
    const file = inRoot('apps', path.basename(app), 'boundaries.json');
    definitions.set(app, fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined);
  }
  return definitions.get(app);
}

/** Locates a file: its folder, its layer (the highest for a folder in none), its sibling, and its path inside that. */
function locate(definition, file) {
  const parts = file.replace(EXTENSION, '').split(/[\\/]/);
  const layer = definition.layers.findIndex((folders) => folders.includes(parts[0]));
  const sibling = parts[0] === definition.siblings ? parts[1] : undefined;
  return {
    folder: parts[0],
    layer: layer < 0 ? definition.layers.length : layer,
    sibling,
    entryPoint: parts.slice(2).join('/'),
  };
}

/**
 * Returns the message for an import that crosses a boundary, otherwise undefined.
 * @param file absolute path of the importing file
 * @param imported the import as written; only relative imports stay inside the app
 */
function violationOf(file, imported) {
  const [, app, inside] = IN_APP.exec(file) ?? [];
  const definition = app && boundariesOf(app);
  if (!definition || !imported.startsWith('.')) return undefined;
  const target = path.relative(path.join(app, 'src'), path.resolve(path.dirname(file), imported));
  if (target.startsWith('..'))
    return TESTING.test(target) && !SPEC.test(file) ? 'testing may be imported by specs only.' : undefined;
  const [from, to] = [locate(definition, inside), locate(definition, target)];
  if (from.layer < to.layer) return `${from.folder} is a lower layer than ${to.folder} and must not import it.`;
  if (from.layer > to.layer || from.layer === definition.layers.length) return undefined;
  if (from.folder !== to.folder)
    return `${from.folder} and ${to.folder} are in one layer and must not import each other.`;
  if (from.sibling === to.sibling || definition.entryPoints?.[to.sibling]?.includes(to.entryPoint)) return undefined;
  return definition.entryPoints
    ? `${to.entryPoint} is not an entry point of ${to.sibling}; boundaries.json lists them.`
    : `${from.sibling} must not import ${to.sibling}: move what both need to a lower layer.`;
}

export const boundariesInApps = {
  meta: { type: 'problem', docs: { description: 'Enforces the boundaries inside an app.' }, schema: [] },
  create(context) {
    const check = (node) => {
      const source = node.source ?? node.argument?.literal ?? node.argument;
      if (typeof source?.value !== 'string') return;
      const message = violationOf(context.filename, source.value);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};
