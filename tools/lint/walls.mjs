/**
 * The walls inside an app, as its `walls.json` draws them: folders of `src` in layers, the lowest first; those of one
 * layer do not import each other, and none imports from a layer above it. Files in no layer are above all layers. The
 * folders inside `beside` import only the files of each other that `doors` lists; without `doors`, none.
 */
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

const IN_APP = /^(.*[\\/]apps[\\/][^\\/]+)[\\/]src[\\/](.+)$/;
const SPEC = /\.spec\.tsx?$/;
const ENDING = /\.[mc]?tsx?$/;

const plans = new Map();

/** The plan of an app's walls. @param app its folder */
function planOf(app) {
  if (!plans.has(app)) {
    const file = inRoot('apps', path.basename(app), 'walls.json');
    plans.set(app, fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined);
  }
  return plans.get(app);
}

/** Where a file stands: its layer, the highest when it is in none, its folder, and its place in `src`. */
function placeOf(plan, file) {
  const parts = file.replace(ENDING, '').split(/[\\/]/);
  const layer = plan.layers.findIndex((folders) => folders.includes(parts[0]));
  const inner = parts[0] === plan.beside ? parts[1] : undefined;
  return { folder: parts[0], layer: layer < 0 ? plan.layers.length : layer, inner, door: parts.slice(2).join('/') };
}

/**
 * What is wrong with an import, in a sentence; undefined when nothing is.
 * @param file the importing file, absolute
 * @param imported as written; only what is relative stays in the app
 */
export function breachOf(file, imported) {
  const [, app, inside] = IN_APP.exec(file) ?? [];
  const plan = app && planOf(app);
  if (!plan || !imported.startsWith('.')) return undefined;
  const target = path.relative(path.join(app, 'src'), path.resolve(path.dirname(file), imported));
  if (target.startsWith('..')) return undefined;
  const [from, to] = [placeOf(plan, inside), placeOf(plan, target)];
  if (plan.forSpecs?.includes(to.folder))
    return from.folder === to.folder || SPEC.test(file) ? undefined : `${to.folder} is for specs only.`;
  if (from.layer < to.layer) return `${from.folder} stands below ${to.folder} and must not know it.`;
  if (from.layer > to.layer || from.layer === plan.layers.length) return undefined;
  if (from.folder !== to.folder) return `${from.folder} and ${to.folder} stand beside each other.`;
  if (from.inner === to.inner || plan.doors?.[to.inner]?.includes(to.door)) return undefined;
  return plan.doors
    ? `${to.inner} does not export ${to.door}: see "doors" in walls.json.`
    : `${from.inner} must not import ${to.inner}: move what both need to a lower layer.`;
}

export const walls = {
  meta: { type: 'problem', docs: { description: 'Keeps the walls inside an app.' }, schema: [] },
  create(context) {
    const check = (node) => {
      const source = node.source ?? node.argument?.literal ?? node.argument;
      if (typeof source?.value !== 'string') return;
      const breach = breachOf(context.filename, source.value);
      if (breach) context.report({ node, message: breach });
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
