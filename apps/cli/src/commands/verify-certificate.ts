import { createPublicKey } from 'node:crypto';
import { thumbprint, type PublicJwk } from '@veracite/certificate/keys';
import { z } from 'zod';
import { checkCertificate } from '@veracite/verification/certificate/certificate';
import { checkReport, hasLines } from '@veracite/verification/certificate/check-report';
import { saidOfCertificate, saidOfReport } from '../certificate/said';
import { definitionOf } from '../definitions/find';
import { EXIT, UsageError } from '../exit';
import { bytesOf, readInput } from '../input';
import { onlyFile, readOptions } from '../options';

/** `verify-certificate FILE`: whether a certificate of a result or of a report holds, offline. */
export async function verifyCertificate(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, definitionOf('verify-certificate'));
  const file = onlyFile(positionals, 'verify-certificate');
  const trusted = values.keys === undefined ? undefined : keyNames(await readInput(values.keys), values.keys);
  const bytes = await bytesOf(file);
  const said = hasLines(bytes)
    ? saidOfReport(checkReport(bytes, trusted), trusted !== undefined)
    : saidOfCertificate(checkCertificate(bytes, trusted), trusted !== undefined);
  process.stdout.write(`${values.json ? JSON.stringify(said.json) : said.text}\n`);
  return said.holds ? EXIT.ok : EXIT.failed;
}

const jwk = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() });
const keySet = z.union([
  z.object({ keys: z.array(z.unknown()) }),
  jwk.transform((key) => ({ keys: [key as unknown] })),
]);

/** Names of the keys of a set, or of one key; keys of other kinds are left out. */
function keyNames(text: string, file: string): string[] {
  const read = keySet.safeParse(jsonOf(text));
  const keys = read.success
    ? read.data.keys.flatMap((key): PublicJwk[] => {
        const one = jwk.safeParse(key);
        return one.success ? [one.data] : [];
      })
    : [];
  if (keys.length === 0 && text.includes('-----BEGIN')) return [publicKeyIn(text, file)];
  if (keys.length === 0) throw new UsageError(`There is no Ed25519 key in "${file}".`);
  return keys.map(thumbprint);
}

/** The name of the key of a PEM file, as openssl writes it; of a private one its public half. */
function publicKeyIn(pem: string, file: string): string {
  try {
    const read = jwk.safeParse(createPublicKey(pem).export({ format: 'jwk' }));
    if (read.success) return thumbprint(read.data);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
  throw new UsageError(`There is no Ed25519 key in "${file}".`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
