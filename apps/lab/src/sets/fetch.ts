import { createHash } from 'node:crypto';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { fileIn } from '../harness/places';
import type { DataSet } from './sets';
import { writeWhole } from '../harness/write-whole';

const TIMEOUT_MS = 120_000;
/** Allowance in bytes for a compressed file that is larger than its content. */
const PACKING = 1024;

interface Fetching {
  /** Folder that gets `data/<name>`. */
  into: string;
  /** Address that serves all sets under their names; without it only what is public is asked for, at its home. */
  mirror?: string;
  log: (line: string) => void;
}

/** Why a set could not be had. */
export class CannotFetch extends Error {}

/**
 * Gets the sets that are not there yet. A file takes its place only when it is whole and has its checksum.
 * @returns how many were fetched, and the sets that have no public address
 * @throws CannotFetch at the first that cannot be had; what was fetched before stays
 */
export async function fetchSets(
  sets: readonly DataSet[],
  { into, mirror, log: say }: Fetching,
): Promise<{ fetched: number; withoutAddress: DataSet[] }> {
  const wanted = sets.filter(({ name }) => !fileIn(into, name));
  const withoutAddress = mirror ? [] : wanted.filter(({ url }) => !url);
  let fetched = 0;
  for (const set of wanted) {
    const address = mirror ? new URL(set.name, mirror.endsWith('/') ? mirror : `${mirror}/`).href : set.url;
    if (!address) continue;
    const content = await contentOf(address, set);
    writeWhole([[path.join(into, 'data', set.name), gzipSync(content, { level: 9 })]]);
    fetched += 1;
    say(`${set.name}: ${set.records} records, ${(set.bytes / 1e6).toFixed(1)} MB`);
  }
  return { fetched, withoutAddress };
}

async function contentOf(address: string, set: DataSet): Promise<Buffer> {
  const body = await bodyOf(address, set.bytes);
  const isPacked = body[0] === 0x1f && body[1] === 0x8b;
  const content = isPacked ? unpacked(body, address, set.bytes) : body;
  const sum = createHash('sha256').update(content).digest('hex');
  if (sum !== set.sha256) throw new CannotFetch(`${address} is not what it was: its checksum is ${sum}`);
  return content;
}

function unpacked(body: Buffer, address: string, bytes: number): Buffer {
  try {
    return gunzipSync(body, { maxOutputLength: bytes });
  } catch (error) {
    throw new CannotFetch(`${address} is damaged: ${(error as Error).message}`);
  }
}

/** The body, never more than was promised. */
async function bodyOf(address: string, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!reply.ok) throw new CannotFetch(`${address} answers ${reply.status}`);
    for await (const chunk of reply.body ?? []) {
      size += chunk.length;
      if (size > most + PACKING) throw new CannotFetch(`${address} is longer than the ${most} bytes that it should be`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof CannotFetch) throw error;
    const { message, cause } = error as Error;
    throw new CannotFetch(`${address} cannot be reached: ${cause instanceof Error ? cause.message : message}`);
  }
  return Buffer.concat(chunks);
}
