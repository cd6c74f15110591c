/**
 * Reads variants of the small inputs, ten of each kind, and counts those that are right in every value:
 * `npm run lab -- eval:variants [FILE] [--half dev|report] [--kind 16]`. Only wrong ones of the half dev are printed.
 */
import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { parse } from '@veracite/parsing/parse';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { readOptions } from '../../harness/options';
import { wrongValues, type Expected, type Read } from './expected';
import { officeFile, type OfficeText } from './office-file';

/** A text or the files of an archive, and what is to be read in it. */
interface Variant {
  kind: string;
  ext: string;
  text: string;
  count: number;
  entries: Expected[];
}

const { half, kind: only, rest } = readOptions({ half: 'dev', kind: undefined });
const variants = JSON.parse(readFileSync(rest[0] ?? 'apps/lab/data/parsing/variants.json', 'utf8')) as Variant[];
const NOW = new Date('2026-11-29');
const DOCUMENTS = new Set(['tex', 'html', 'md', 'qmd', 'zip', 'docx', 'odt']);

function bytesOf({ ext, text }: Variant): Uint8Array {
  if (ext === 'docx' || ext === 'odt') return officeFile(JSON.parse(text) as OfficeText, ext);
  if (ext !== 'zip') return strToU8(text);
  const files = Object.entries(JSON.parse(text) as Record<string, string>);
  return zipSync(Object.fromEntries(files.map(([name, content]) => [name, strToU8(content)])));
}

async function read(variant: Variant): Promise<readonly Read[]> {
  if (!DOCUMENTS.has(variant.ext)) return parse(variant.text, { now: NOW });
  const result = await readAndCheck({ bytes: bytesOf(variant), name: `paper.${variant.ext}` }, NOW);
  return 'fault' in result ? [] : result.report.references;
}

const shares = new Map<string, { right: number; all: number }>();
for (const [i, variant] of variants.entries()) {
  const { kind, text, entries, count } = variant;
  const isDev = i % 2 === 0;
  if ((only && kind !== only) || (half !== 'all' && isDev !== (half === 'dev'))) continue;
  const wrong = wrongValues(await read(variant), entries, count);
  const share = shares.get(kind) ?? { right: 0, all: 0 };
  shares.set(kind, { right: share.right + (wrong.length === 0 ? 1 : 0), all: share.all + 1 });
  if (wrong.length === 0 || !isDev) continue;
  console.log(`${kind}  ${text}`);
  for (const line of wrong) console.log(`    ${line}`);
}
const sums = [...shares.values()];
const [right, all] = [sums.reduce((sum, item) => sum + item.right, 0), sums.reduce((sum, item) => sum + item.all, 0)];
console.log([...shares].map(([kind, share]) => `${kind}: ${share.right}/${share.all}`).join('  '));
console.log(`half "${half}": ${right} of ${all} variants right in every value (${((100 * right) / all).toFixed(1)} %)`);
