import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from '../paths.mjs';
import { binaryFilesOfNode } from './binary-files.mjs';

const OWN = /^@veracite\/([^/]+)\/(.+)$/;

/** `@veracite/<lib>/<file>` is `libs/<lib>/src/<file>`, as in tsconfig.base.json. */
const ownLibraries = {
  name: 'own-libraries',
  async resolveId(id, importer) {
    const match = OWN.exec(id);
    return match ? this.resolve(inRoot('libs', match[1], 'src', match[2]), importer, { skipSelf: true }) : null;
  },
};

/** Replaces `__dirname` by the folder of the source, since the bundle is in dist/. */
const ownPlaces = {
  name: 'own-places',
  transform(code, id) {
    if (!id.startsWith(root + path.sep) || id.includes('node_modules') || !/\.[mc]?tsx?$/.test(id)) return null;
    if (!/\b__dirname\b|\b__filename\b|\bimport\.meta\./.test(code)) return null;
    return code
      .replace(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(id).href))
      .replace(/\bimport\.meta\.dirname\b|\b__dirname\b/g, JSON.stringify(path.dirname(id)))
      .replace(/\bimport\.meta\.filename\b|\b__filename\b/g, JSON.stringify(id));
  },
};

/** Writes characters beyond Latin-1 as escapes, because V8 keeps a whole source with one of them in two bytes a character. */
const narrowSources = {
  name: 'narrow-sources',
  generateBundle(_options, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = file.code.replace(/[\u0100-\uffff]/g, escaped);
  },
};

const escaped = (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

const isOfBundle = (id) =>
  id.startsWith('.') || path.isAbsolute(id) || OWN.test(id) || id.startsWith('@oxc-project/') || id.startsWith('\0');

const resolve = { extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'] };

/**
 * Bundles TypeScript entries for Node: own code inside, packages outside.
 * Rolldown and not esbuild, because Nest and TypeORM read the types that decorators leave (emitDecoratorMetadata).
 * @param entries absolute paths by the name of their output: `{ main: '/…/main.ts' }` gives `<outDir>/main.mjs`
 */
export async function bundle(entries, outDir) {
  const { build } = await import('rolldown');
  await build({
    input: entries,
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    tsconfig: false,
    external: (id) => !isOfBundle(id),
    plugins: [ownLibraries, binaryFilesOfNode, ownPlaces, narrowSources],
    resolve,
    transform: {
      target: 'node20',
      decorator: { legacy: true, emitDecoratorMetadata: true },
      typescript: { removeClassFieldsWithoutInitializer: true },
      assumptions: { setPublicClassFields: true },
    },
    output: {
      dir: outDir,
      format: 'esm',
      sourcemap: true,
      keepNames: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: 'parts/[name]-[hash].mjs',
      assetFileNames: 'parts/[name]-[hash][extname]',
    },
  });
}

/** Replaces `__dirname` by a path relative to the bundle, for packages that are installed elsewhere. */
const carriedPlaces = {
  name: 'carried-places',
  transform(code, id) {
    if (!id.startsWith(root + path.sep) || id.includes('node_modules') || !/\b__dirname\b/.test(code)) return null;
    const folder = path.relative(root, path.dirname(id)).split(path.sep).join('/');
    return code.replace(/\b__dirname\b/g, `(import.meta.dirname + '/../${folder}')`);
  },
};

const CANVAS = 'require("@napi-rs/canvas")';

/** pdfjs loads a 30 MB canvas package. Nothing is drawn here, but these classes must exist when it is loaded. */
const withoutCanvas = {
  name: 'without-canvas',
  transform(code, id) {
    if (!/pdfjs-dist[\\/]legacy[\\/]build[\\/]pdf\.mjs$/.test(id)) return null;
    if (!code.includes(CANVAS)) throw new Error('pdfjs-dist no longer loads its canvas as expected.');
    return code.replace(CANVAS, '{ DOMMatrix: class {}, ImageData: class {}, Path2D: class {} }');
  },
};

/**
 * Bundles TypeScript entries with the packages they use, to be installed elsewhere. Data files that sources read must be
 * above that folder, as in the checkout.
 * @returns the bundled files
 */
export async function bundleWhole(entries, outDir) {
  const { build } = await import('rolldown');
  const { output } = await build({
    input: entries,
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    tsconfig: false,
    // pg loads it only if it is installed.
    external: ['pg-native'],
    plugins: [ownLibraries, binaryFilesOfNode, carriedPlaces, withoutCanvas, narrowSources],
    resolve,
    transform: { target: 'node20' },
    output: {
      dir: outDir,
      format: 'esm',
      minify: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      assetFileNames: '[name]-[hash][extname]',
    },
  });
  return [...new Set(output.flatMap((part) => Object.keys(part.modules ?? {})))];
}
