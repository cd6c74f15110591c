import { CSL_TYPES, type CslItem } from '@veracite/model/csl';
import {
  arxivOfDoi,
  normalizeArxiv,
  normalizeDoi,
  normalizeIsbn,
  normalizePmcid,
  normalizePmid,
  type Identifiers,
} from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { parse } from '@veracite/parsing/parse';
import { z } from 'zod';

const itemShape = z.looseObject({ type: z.enum(CSL_TYPES), title: z.string().min(1) });

/** Reads a CSL-JSON item. `eprint` and `arxiv`, which CSL does not define, are read as arXiv ids. */
export function workOfCsl(record: unknown): Work | undefined {
  const found = itemShape.safeParse(record);
  if (!found.success) return undefined;
  const { eprint, arxiv, ...rest } = found.data;
  const csl = Object.fromEntries(Object.entries(rest).flatMap(textual)) as unknown as CslItem;
  return workOf(csl, identifiersOf(csl, String(arxiv ?? eprint ?? '')));
}

const PEOPLE_AND_DATES =
  /^(?:author|editor|translator|container-author|reviewed-author|issued|accessed|original-date)$/;

/** Converts a value to text. Real files have numbers for volumes, and lists for ISBN and title. */
function textual([key, value]: [string, unknown]): [string, unknown][] {
  const first: unknown = Array.isArray(value) && !PEOPLE_AND_DATES.test(key) ? value[0] : value;
  if (typeof first === 'string' || PEOPLE_AND_DATES.test(key)) return [[key, first]];
  return typeof first === 'number' ? [[key, String(first)]] : [];
}

/** Reads the work of one BibTeX or RIS entry. */
export function worksOfText(entry: string): Work | undefined {
  const reference = parse(entry)[0];
  return reference?.csl.title ? workOf(reference.csl, reference.identifiers) : undefined;
}

export function workOf(csl: CslItem, identifiers: Identifiers): Work {
  const key = identifiers.doi ?? identifiers.arxiv ?? identifiers.isbn ?? csl.id ?? csl.title ?? '';
  return { key: `library:${key}`, csl, identifiers, standing: 'current', ...(csl.URL ? { url: csl.URL } : {}) };
}

function identifiersOf(csl: CslItem, eprint: string): Identifiers {
  const doi = normalizeDoi(csl.DOI ?? '');
  const found: Identifiers = {
    doi,
    arxiv: normalizeArxiv(eprint) ?? (doi ? arxivOfDoi(doi) : undefined),
    isbn: normalizeIsbn((csl.ISBN ?? '').split(/[ ,;]/)[0] ?? ''),
    pmid: normalizePmid(csl.PMID ?? ''),
    pmcid: normalizePmcid(csl.PMCID ?? ''),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
