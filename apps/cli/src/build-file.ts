import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Resolves a file relative to the folder of the `main.ts` bundle, through npm's symbolic links. */
export const buildFile = (place: string): string =>
  path.join(path.dirname(realpathSync(process.argv[1] ?? '.')), place);
