/** Reads and files records in a thread: an entry of the build beside `main.ts`, started by `import/import-file.ts`. */
import { serveImport } from '@veracite/library/import/thread';
import { RECORD_READERS } from './import/formats';

serveImport(RECORD_READERS);
