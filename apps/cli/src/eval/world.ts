import type { CslItem } from '@veracite/model/csl';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { Catalogue } from './catalogue';
import { fabricatedRows, matchingRows, type Row, type StringRow } from './rows';
import { readRows } from './shared-data';

const DECOYS = ['ml-conferences', 'ai-hci-conferences', 'crossref-2022'];

export interface World {
  catalogue: Catalogue;
  rows: Row[];
  strings: StringRow[];
}

/** The works of all sets among more than a hundred thousand others. */
export function buildWorld(folder: string): World {
  const catalogue = new Catalogue();
  const held = new Set<string>();
  const keep = (item: CslItem & Record<string, unknown>) => {
    const key = `${titleFingerprint(item.title ?? '')} ${item.DOI?.toLowerCase() ?? item.author?.[0]?.family ?? ''}`;
    if (!item.title || held.has(key)) return;
    held.add(key);
    held.add(`${titleFingerprint(item.title)} `);
    catalogue.add(item);
  };
  for (const corpus of DECOYS)
    for (const item of readRows<CslItem & Record<string, unknown>>(folder, `works/${corpus}.jsonl.gz`)) keep(item);
  const fabricated = fabricatedRows(folder);
  const matching = matchingRows(folder);
  for (const item of [...fabricated.works, ...matching.works]) keep({ ...item });
  return { catalogue, rows: fabricated.rows, strings: matching.rows };
}
