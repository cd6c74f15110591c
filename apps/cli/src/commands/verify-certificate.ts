import { verifyCertificate as verify } from '@veracite/certificate/verify';
import { formatVerification } from '../certificate/format-verification';
import { readKeys } from '../certificate/read-keys';
import { EXIT } from '../exit';
import { readInput } from '../input';
import { onlyFile, readOptions } from '../options';

/** `verify-certificate FILE`: verifies signature, key and digests of a certificate. */
export async function verifyCertificate(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, 'verify-certificate');
  const file = onlyFile(positionals, 'verify-certificate');
  const keys = values.keys === undefined ? undefined : await readKeys(values.keys);
  const verified = await verify(await readInput(file), keys);
  const { text, json } = formatVerification(verified, keys !== undefined);
  process.stdout.write(`${values.json ? JSON.stringify(json) : text}\n`);
  return verified.fault === undefined ? EXIT.ok : EXIT.failed;
}
