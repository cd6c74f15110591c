/** Imports records in a worker thread. An entry point of the build, started by `import/import-file.ts`. */
import { serveImport } from '@veracite/library/import/thread';
import { RECORD_READERS } from './import/formats';

serveImport(RECORD_READERS);
