import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian's package r-bioc-genomeinfodbdata lays the names of the NCBI Taxonomy (public domain). */
const TAXONOMY = '/usr/lib/R/site-library/GenomeInfoDbData/data/specData.rda';
const ROOM = 1 << 27;

/**
 * Names of genera and of what stands above them: texts of one word among the names of the taxonomy.
 * The file is R's, compressed by xz; its texts stand in it as they are, behind their lengths.
 */
export function readGenera(): Set<string> {
  if (!existsSync(TAXONOMY))
    throw new Error(`${TAXONOMY} is not on this machine: install Debian's r-bioc-genomeinfodbdata`);
  const bytes = execFileSync('xz', ['-dc', TAXONOMY], { maxBuffer: ROOM }).toString('latin1');
  const genera = new Set<string>();
  for (const [text] of bytes.matchAll(/[\x20-\x7e]{4,}/g)) if (/^[A-Z][a-z]{3,}$/.test(text)) genera.add(text);
  return genera;
}
