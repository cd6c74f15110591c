import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** A path inside the checkout. */
export const inRoot = (...parts) => path.join(root, ...parts);

/** What the product keeps between two starts, unless the database needs another place; see services/postgres-home.mjs. */
export const dataDir = inRoot('.data');
