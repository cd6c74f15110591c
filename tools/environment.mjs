import fs from 'node:fs';
import { inRoot } from './paths.mjs';

/** Adds the variables of .env to the environment; variables that are already set keep their value. */
export function loadEnvironment() {
  if (fs.existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
}
