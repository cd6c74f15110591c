import type { Reference } from '@veracite/model/reference';
import { normaliseDoi, normaliseArxiv, arxivOfDoi } from '@veracite/model/identifiers';
import { itemOf } from './rows';
export function parseOne(text: string): Reference {
  const ids: Reference['identifiers'] = {};
  const doi = /10\.\d{4,9}\/[^\s}]+/.exec(text)?.[0];
  if (doi) ids.doi = normaliseDoi(doi);
  const ax = /arXiv[:\s]*(\d{4}\.\d{4,5})/i.exec(text)?.[1];
  if (ax) ids.arxiv = normaliseArxiv(ax);
  if (ids.doi && !ids.arxiv) { const a = arxivOfDoi(ids.doi); if (a) ids.arxiv = a; }
  let csl: Reference['csl'] = { type: 'document' };
  if (text.startsWith('@')) {
    const f: Record<string, string> = {};
    for (const m of text.matchAll(/^ {2}(\w+) = \{(.*)\},?$/gm)) f[m[1] ?? ''] = m[2] ?? '';
    csl = itemOf(f, /^@(\w+)/.exec(text)?.[1]);
  }
  return { id: 'r', raw: text, span: { start: 0, end: text.length }, format: 'text', csl, identifiers: ids, fields: {}, doubts: [], etAl: / and others/.test(text) };
}
