/** A transform of Jest: the module of a binary file exports a function that returns its bytes, that of a YAML or SQL file its text, as in the bundles. */
module.exports = {
  process: (source, file) => ({
    code: !file.endsWith('.bin')
      ? `exports.__esModule = true; exports.default = ${JSON.stringify(source)};`
      : `exports.__esModule = true; exports.default = () => new Uint8Array(require('node:fs').readFileSync(${JSON.stringify(file)}));`,
  }),
};
