import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/schema';

/** Returns the key that signs cookies: configured, or generated once and stored so that sessions survive a restart. */
export function signingSecret(config: Config): string {
  if (config.JWT_SECRET) return config.JWT_SECRET;
  const file = path.join(config.DATA_DIR, 'signing-secret');
  fs.mkdirSync(config.DATA_DIR, { recursive: true });
  try {
    fs.writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return fs.readFileSync(file, 'utf8').trim();
}

/** Returns the signing secret as a key object, which is faster for many signatures. */
export function signingKey(config: Config): KeyObject {
  return createSecretKey(Buffer.from(signingSecret(config)));
}
