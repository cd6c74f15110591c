import { realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Resolves a file of the build. npm starts a program through a symbolic link, so links are followed.
 * @param place path relative to the folder of the `main.ts` bundle
 */
export const buildFile = (place: string): string =>
  path.join(path.dirname(realpathSync(process.argv[1] ?? '.')), place);
