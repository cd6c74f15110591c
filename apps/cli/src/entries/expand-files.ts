import { existsSync } from 'node:fs';
import path from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { noFile } from '../input';

/** Expands names and globs below `folder`, each file once, a glob's alphabetically. @throws UsageError without match */
export async function expandFiles(named: readonly string[], folder = '.'): Promise<string[]> {
  const files: string[] = [];
  for (const name of named) {
    const here = name === '-' ? name : path.relative('.', path.resolve(folder, name)) || name;
    // A file may have brackets in its name.
    if (name === '-' || existsSync(here) || !isDynamicPattern(name)) {
      files.push(here);
      continue;
    }
    const found = await glob(name.replace(/\\/g, '/'), {
      cwd: folder,
      ignore: ['**/node_modules/**'],
      expandDirectories: false,
    });
    if (found.length === 0) throw noFile('No file matches', name);
    files.push(...found.sort().map((file) => path.relative('.', path.resolve(folder, file))));
  }
  return [...new Set(files)];
}
