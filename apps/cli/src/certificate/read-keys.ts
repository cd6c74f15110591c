import { createPublicKey } from 'node:crypto';
import { publicJwkOf, publishedKey } from '@veracite/certificate/keys';
import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { UsageError } from '../exit';
import { readInput } from '../input';

const jwk = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() });
const keySet = z.union([
  z.object({ keys: z.array(z.unknown()) }),
  jwk.transform((key) => ({ keys: [key as unknown] })),
]);

const TIMEOUT_MS = 10_000;
const JWKS_PATH = '/.well-known/jwks.json';

/**
 * Reads the Ed25519 keys of a JSON Web Key Set, of a single key, or of a PEM file. Keys of other kinds are left out.
 * @param source a file, `-` for standard input, or the address of a server or its key set
 * @throws UsageError when there is no Ed25519 key
 */
export async function readKeys(source: string): Promise<JSONWebKeySet> {
  const text = /^https?:\/\//.test(source) ? await download(source) : await readInput(source);
  const parsed = keySet.safeParse(jsonIn(text));
  const found = parsed.success
    ? parsed.data.keys.flatMap((key) => jwk.safeParse(key).data ?? [])
    : publicKeysOfPem(text);
  if (found.length === 0) throw new UsageError(`There is no Ed25519 key in "${source}".`);
  return { keys: await Promise.all(found.map(async (key) => ({ ...(await publishedKey(key)) }))) };
}

async function download(address: string): Promise<string> {
  const url = new URL(address);
  if (url.pathname === '/') url.pathname = JWKS_PATH;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return await response.text();
    throw new UsageError(`The keys at ${url.href} could not be fetched (status ${response.status}).`);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`The keys at ${url.href} could not be fetched (${String(error)}).`);
  }
}

function publicKeysOfPem(text: string) {
  try {
    const key = createPublicKey(text);
    return key.asymmetricKeyType === 'ed25519' ? [publicJwkOf(key)] : [];
  } catch (error) {
    if (error instanceof Error && 'code' in error) return [];
    throw error;
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
