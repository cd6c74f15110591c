import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

/**
 * Finds the programs of every `lab.json`.
 * @returns a map from name to `{ file, about, needs }`, sorted by name; `file` is absolute
 */
export function findPrograms() {
  const projects = ['apps', 'libs'].flatMap((folder) =>
    fs.readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`),
  );
  const programs = [...projects, 'tools'].flatMap((project) => {
    const folder = inRoot(project, 'lab');
    const list = path.join(folder, 'lab.json');
    if (!fs.existsSync(list)) return [];
    const entries = Object.entries(JSON.parse(fs.readFileSync(list, 'utf8')));
    return entries.map(([name, program]) => [name, { ...program, file: path.join(folder, program.file) }]);
  });
  return new Map(programs.sort(([a], [b]) => (a < b ? -1 : 1)));
}
