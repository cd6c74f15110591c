import { realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * A file of the build by its place beside that of `main.ts`. npm starts a program by a link to it, so links are followed.
 * @param place relative to the folder of the build
 */
export const besideMain = (place: string): string =>
  path.join(path.dirname(realpathSync(process.argv[1] ?? '.')), place);
