import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the git directory of a repository's local mirror, or undefined if the folder has none. */
function gitDirectory(mirror: string, repository: string): string | undefined {
  const folder = path.join(mirror, repository.replace('/', '+'), 'repo');
  return [path.join(folder, '.git'), folder].find((each) => existsSync(path.join(each, 'HEAD')));
}

/** Runs git on a mirrored repository. @returns undefined if there is no mirror, or git fails */
export function git(mirror: string, repository: string, args: readonly string[]): Buffer | undefined {
  const directory = gitDirectory(mirror, repository);
  if (directory === undefined) return undefined;
  try {
    const options = { maxBuffer: 4e9, stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['--git-dir', directory, ...args], options);
  } catch {
    return undefined;
  }
}

/** Lists the files of a mirrored repository whose names match, at its newest commit. `read` returns one of them. */
export function openRepository(mirror: string, repository: string, pattern: RegExp) {
  const tree = git(mirror, repository, ['ls-tree', '-r', 'HEAD']);
  if (!tree) throw new Error(`${repository} has no mirror in "${mirror}": --mirror names the folder.`);
  const blobs = new Map(
    tree
      .toString('utf8')
      .split('\n')
      .flatMap((line) => {
        const [, blob, name = ''] = /^\S+ blob (\w+)\t(.*)$/.exec(line) ?? [];
        return blob && pattern.test(name) ? [[name, blob] as const] : [];
      }),
  );
  const read = (name: string): Buffer =>
    git(mirror, repository, ['cat-file', 'blob', blobs.get(name) ?? '']) ?? Buffer.alloc(0);
  return { names: [...blobs.keys()], read };
}
