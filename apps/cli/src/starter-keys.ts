/** Run once by the build of the package: keeps the keys of the starter library in the package's own copy of it. */
import { keepStarterKeys } from '@veracite/library/starter/in-memory';

const folder = process.argv[2];
if (!folder) throw new Error('Which folder of starter files?');
await keepStarterKeys(folder);
