/** Run by the build of the npm package: writes the keys of the starter library into the package's copy of it. */
import { keepStarterKeys } from '@veracite/library/starter/in-memory';

const folder = process.argv[2];
if (!folder) throw new Error('The folder of the starter files is missing.');
await keepStarterKeys(folder);
