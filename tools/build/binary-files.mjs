import fs from 'node:fs';
import path from 'node:path';

/** The module of a YAML or SQL file has its text as the default export. */
const textModule = (id) =>
  /\.(?:yaml|sql)$/.test(id)
    ? { code: `export default ${JSON.stringify(fs.readFileSync(id, 'utf8'))};`, moduleType: 'js' }
    : null;

/** A plugin of Vite: the module of a binary file exports a function that returns its bytes, that of a YAML or SQL file its text. */
export const binaryFiles = {
  name: 'binary-files',
  load(id) {
    if (!id.endsWith('.bin')) return textModule(id);
    const text = JSON.stringify(fs.readFileSync(id).toString('base64'));
    const code = `export default () => Uint8Array.from(atob(${text}), (char) => char.charCodeAt(0));`;
    return { code, moduleSideEffects: false };
  },
};

/**
 * The same for Node. Bytes are in files next to the bundle: as text they would be in memory three times, in the source, as a string and
 * decoded, in each thread. No module keeps them, because their readers do.
 */
export const binaryFilesOfNode = {
  name: 'binary-files-of-node',
  load(id) {
    if (!id.endsWith('.bin')) return textModule(id);
    const file = this.emitFile({ type: 'asset', name: path.basename(id), source: fs.readFileSync(id) });
    const code = `import { readFileSync } from 'node:fs';
export default () => new Uint8Array(readFileSync(new URL(import.meta.ROLLUP_FILE_URL_${file})));`;
    return { code, moduleType: 'js', moduleSideEffects: false };
  },
};
