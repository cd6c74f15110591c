import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of the checkout. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Returns a path inside the checkout. */
export const inRoot = (...parts) => path.join(root, ...parts);

/**
 * Returns the folder for data, DATA_DIR relative to the checkout. The database may use another one; see
 * services/postgres-home.mjs. A function, because .env is read after this file is loaded.
 */
export const dataDir = () => path.resolve(root, process.env.DATA_DIR || '.data');
