import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { signCertificate } from '@veracite/certificate/certificate';
import { newSigningKey, signingKeyOf, type SigningKey } from '@veracite/certificate/keys';
import { LIMITS } from '@veracite/contracts/limits';
import { UsageError } from '../exit';
import { codeOf, writeOutput } from '../input';
import type { Run } from '../output/writer';
import { version } from '../version';

/** The issuer of certificates that no server makes. */
export const COMMAND_LINE = 'command line';

/** Writes a certificate of a run. @throws WriteError when the file cannot be written */
export async function issueCertificate(file: string, key: SigningKey, { files, checked }: Run): Promise<void> {
  const subject = { type: 'files' as const, ids: [...files] };
  const statement = { subject, issuer: COMMAND_LINE, version: version(), issuedAt: new Date().toISOString() };
  const results = checked.map(({ result }) => result);
  await writeOutput(file, `${await signCertificate(statement, results, key)}\n`);
}

/** @throws UsageError naming the limit */
export function refuseTooMany(count: number): void {
  const most = LIMITS.certificateMaxEntries;
  if (count > most) throw new UsageError(`A certificate has at most ${most} entries, and there are ${count}.`);
}

/** Reads a private Ed25519 key from a PEM file, or generates one for this run. @throws UsageError */
export async function readSigningKey(file: string | undefined): Promise<SigningKey> {
  if (file === undefined) return newSigningKey();
  let pem: Buffer;
  try {
    pem = readFileSync(file);
  } catch (error) {
    throw new UsageError(`The key "${file}" could not be read (${codeOf(error)}).`);
  }
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return await signingKeyOf(key);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
  throw new UsageError(`"${file}" has no private Ed25519 key. openssl genpkey -algorithm ed25519 makes one.`);
}
