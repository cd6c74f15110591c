import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** A path inside the checkout. */
export const inRoot = (...parts) => path.join(root, ...parts);

/**
 * What the product keeps between two starts: DATA_DIR, from the checkout where it is relative. The database may need
 * another place; see services/postgres-home.mjs. Asked for when it is needed, since .env is read after this file.
 */
export const dataDir = () => path.resolve(root, process.env.DATA_DIR || '.data');
