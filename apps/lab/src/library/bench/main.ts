import { isMainThread } from 'node:worker_threads';
import type { CslItem } from '@veracite/model/csl';
import { normalizeDoi } from '@veracite/model/identifiers';
import { serveImport } from '@veracite/library/import/thread';
import type { Reading } from '@veracite/library/import/reading';

/** A line of CSL-JSON as written by write-works.ts. */
function reading(text: string): Reading {
  const csl = JSON.parse(text) as CslItem;
  const doi = normalizeDoi(csl.DOI ?? '');
  return { work: { key: `bench:${csl.id}`, csl, identifiers: doi ? { doi } : {}, standing: 'current' } };
}

// The program is its own import thread.
if (!isMainThread) serveImport({ bench: reading });
else if (process.argv.includes('--write')) await (await import('./measure')).make();
else await (await import('./measure')).measure(reading);
