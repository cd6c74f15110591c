import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { newKeyPair, signingKeyOf, type SigningKey } from '@veracite/certificate/keys';
import { LIMITS } from '@veracite/contracts/limits';
import { reportHead, reportLine, type ListedEntry } from '@veracite/verification/certificate/report';
import type { Transcript } from '@veracite/verification/certificate/transcript';
import { UsageError } from '../exit';
import { version } from '../version';

/** What stands in place of a server's address. */
export const HERE = 'the command line';

/** Seals what one run checks into a file: entries as they settle, in the order of the input once all are there. */
export class Sealing {
  private readonly entries: { listed: ListedEntry; packed: Buffer }[] = [];

  constructor(
    private readonly file: string,
    private readonly key: SigningKey,
  ) {}

  hear(transcript: Transcript, at: number): void {
    const { line, listed } = reportLine(transcript);
    this.entries[at] = { listed, packed: gzipSync(line) };
  }

  /** @throws UsageError when the file cannot be written */
  async write(now = new Date()): Promise<void> {
    const by = { key: this.key, issuer: HERE, version: version(), now };
    const head = reportHead(
      this.entries.map(({ listed }) => listed),
      by,
    );
    try {
      const out = await open(this.file, 'w');
      try {
        await out.write(head);
        for (const { packed } of this.entries) await out.write(`${gunzipSync(packed).toString()}\n`);
      } finally {
        await out.close();
      }
    } catch (error) {
      throw new UsageError(`The certificate "${this.file}" could not be written (${codeOf(error)}).`);
    }
  }
}

/** @throws UsageError naming the limit */
export function refuseTooMany(count: number): void {
  const most = LIMITS.certificateMaxEntries;
  if (count > most) throw new UsageError(`A certificate holds ${most} entries at most, and there are ${count}.`);
}

/** @returns the key of a PEM file; without one a key for this run alone */
export function signingKeyFrom(file: string | undefined): SigningKey {
  if (file === undefined) return signingKeyOf(newKeyPair().pkcs8);
  let pem: Buffer;
  try {
    pem = readFileSync(file);
  } catch (error) {
    throw new UsageError(`The key "${file}" could not be read (${codeOf(error)}).`);
  }
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return signingKeyOf(key.export({ format: 'der', type: 'pkcs8' }));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
  throw new UsageError(`"${file}" holds no private Ed25519 key: openssl genpkey -algorithm ed25519 makes one.`);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown fault';
