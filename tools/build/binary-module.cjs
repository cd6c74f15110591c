/** A transform of Jest: the module of a binary file has its bytes as the default export, as in the bundles. */
module.exports = {
  process: (_source, file) => ({
    code: `exports.__esModule = true; exports.default = new Uint8Array(require('node:fs').readFileSync(${JSON.stringify(file)}));`,
  }),
};
