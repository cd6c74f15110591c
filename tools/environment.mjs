import fs from 'node:fs';
import { inRoot } from './paths.mjs';

/** Adds what .env says to the environment; a variable that is set already keeps its value. */
export function loadEnvironment() {
  if (fs.existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
}
