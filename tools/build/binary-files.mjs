import fs from 'node:fs';

/** A plugin of Rolldown and Vite: the module of a binary file has its bytes as the default export, that of a YAML or SQL file its text. */
export const binaryFiles = {
  name: 'binary-files',
  load(id) {
    if (/\.(?:yaml|sql)$/.test(id))
      return { code: `export default ${JSON.stringify(fs.readFileSync(id, 'utf8'))};`, moduleType: 'js' };
    if (!id.endsWith('.bin')) return null;
    const text = JSON.stringify(fs.readFileSync(id).toString('base64'));
    // Buffer decodes 5 MB in a few milliseconds, a loop over characters in 400.
    const code = `const text = ${text};
export default typeof Buffer === 'undefined'
  ? Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  : new Uint8Array(Buffer.from(text, 'base64'));`;
    return { code, moduleSideEffects: false };
  },
};
