import { readdirSync } from 'node:fs';
import path from 'node:path';
import { normalizeArxiv, normalizeDoi, normalizeIsbn } from '@veracite/model/identifiers';
import { measuringData, rowsOfFile } from '../../../harness/data';

/** Real identifiers, each once. */
export interface RealIdentifiers {
  doi: string[];
  arxiv: string[];
  isbn: string[];
  url: string[];
}

const FILES = [
  'starter/works',
  'works/crossref-2022',
  'works/physics-journals',
  'works/linguistics',
  'works/acl-anthology',
].map((name) => `${name}.jsonl.gz`);

/** Identifiers of the starter library and of the works of the measuring data. */
export function realIdentifiers(): RealIdentifiers {
  const found = { doi: new Set<string>(), arxiv: new Set<string>(), isbn: new Set<string>(), url: new Set<string>() };
  for (const work of works()) {
    const doi = normalizeDoi(work['DOI'] ?? '');
    const arxiv = normalizeArxiv(work['arxiv'] ?? work['eprint'] ?? '');
    const isbn = normalizeIsbn((work['ISBN'] ?? '').split(/[,;]/)[0] ?? '');
    const url = work['URL'] ?? '';
    if (doi && doi === work['DOI']?.toLowerCase() && !/[\u0080-\uffff]/.test(doi) && !/[-_/]$/.test(doi))
      found.doi.add(doi);
    if (arxiv) found.arxiv.add(arxiv);
    if (isbn) found.isbn.add(isbn);
    if (/^https?:\/\/[\w.-]+\/[\w./?=&()-]*[\w/]$/.test(url) && !/10\.\d{4}|arxiv|ncbi/.test(url)) found.url.add(url);
  }
  return { doi: [...found.doi], arxiv: [...found.arxiv], isbn: [...found.isbn], url: [...found.url] };
}

function* works(): Generator<Record<string, string | undefined>> {
  const starter = 'libs/library/data/starter';
  const data = measuringData(FILES);
  const files = [
    ...readdirSync(starter).map((name) => path.join(starter, name)),
    ...FILES.map((name) => data.file(name)),
  ];
  const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  for (const row of files.flatMap((file) => rowsOfFile<Record<string, unknown>>(file)))
    yield Object.fromEntries(Object.entries(row).map(([key, value]) => [key, textOf(value)]));
}
