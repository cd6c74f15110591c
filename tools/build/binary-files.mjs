import fs from 'node:fs';

/** A plugin of Rolldown and Vite: the module of a binary file has its bytes as the default export, that of a YAML file its text. */
export const binaryFiles = {
  name: 'binary-files',
  load(id) {
    if (id.endsWith('.yaml'))
      return { code: `export default ${JSON.stringify(fs.readFileSync(id, 'utf8'))};`, moduleType: 'js' };
    if (!id.endsWith('.bin')) return null;
    const text = JSON.stringify(fs.readFileSync(id).toString('base64'));
    return {
      code: `export default /* @__PURE__ */ Uint8Array.from(atob(${text}), (char) => char.charCodeAt(0));`,
      moduleSideEffects: false,
    };
  },
};
