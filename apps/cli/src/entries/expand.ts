import { existsSync } from 'node:fs';
import path from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { UsageError } from '../exit';

/**
 * The files that arguments name, each once, in the order in which they are named; those of a glob in the order of the alphabet.
 * @param folder that relative names start from
 * @throws UsageError for a glob that fits nothing
 */
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
    if (found.length === 0) throw new UsageError(`No file fits "${name}".`);
    files.push(...found.sort().map((file) => path.relative('.', path.resolve(folder, file))));
  }
  return [...new Set(files)];
}
