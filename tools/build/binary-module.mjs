import { createHash } from 'node:crypto';

const moduleOf = (source, file) =>
  file.endsWith('.bin')
    ? `exports.__esModule = true; exports.default = () => new Uint8Array(require('node:fs').readFileSync(${JSON.stringify(file)}));`
    : `exports.__esModule = true; exports.default = ${JSON.stringify(source)};`;

/** A transform of Jest: the module of a binary file exports a function that returns its bytes, that of a YAML or SQL file its text, as in the bundles. */
export default {
  process: (source, file) => ({ code: moduleOf(source, file) }),
  // By default Jest keeps a module after its transform has changed.
  getCacheKey: (source, file) => createHash('sha256').update(moduleOf(source, file)).digest('hex'),
};
