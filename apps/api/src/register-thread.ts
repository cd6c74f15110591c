/** Imports the registers of venues in a worker thread. An entry point of the build, started by `modules/library/register-import.ts`. */
import { serveImport } from '@veracite/library/import/thread';
import { REGISTER_FORMAT, registerReading } from '@veracite/library/starter/registers';

serveImport({ [REGISTER_FORMAT]: registerReading });
