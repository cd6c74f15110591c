import {
  arxivOfDoi,
  normalizeArxiv,
  normalizeIsbn,
  normalizeIssn,
  normalizePmcid,
  normalizePmid,
  urlOfShortDoi,
} from '@veracite/model/identifiers';
import type { Doubt, InputFormat, Reference } from '@veracite/model/reference';
import { withoutInvisible } from '@veracite/text/hidden';
import { withRightEncoding } from '@veracite/text/wrong-encoding';
import { doubtsAbout } from '../doubts';
import { readKinds } from '../kinds/read-kinds';
import { findIdentifiers } from '../identifiers/find-identifiers';
import { readDoi } from '../identifiers/read-doi';
import { locateFields } from './locate-fields';
import type { Entry } from './entry';

const NORMALISE = {
  arxiv: normalizeArxiv,
  pmid: normalizePmid,
  pmcid: normalizePmcid,
  isbn: normalizeIsbn,
  issn: normalizeIssn,
};
const CSL_KEY = { doi: 'DOI', pmid: 'PMID', pmcid: 'PMCID', isbn: 'ISBN', issn: 'ISSN', arxiv: undefined } as const;
const CODE = {
  doi: 'malformed-doi',
  arxiv: 'malformed-arxiv',
  pmid: 'malformed-pmid',
  pmcid: 'malformed-pmid',
  isbn: 'malformed-isbn',
  issn: 'malformed-issn',
} as const;

/** Converts a record of a structured file to a Reference. A malformed identifier becomes a doubt. */
export function toReference(entry: Entry, text: string, format: InputFormat, id: string, now: Date): Reference {
  const raw = text.slice(entry.span.start, entry.span.end);
  const csl = repaired(entry.csl);
  const identifiers: Reference['identifiers'] = {};
  const doubts: Doubt[] = [];
  if (entry.isBroken)
    doubts.push({
      code: 'broken-entry',
      message: 'A brace or quotation mark in this entry is not closed. Fields may be missing.',
    });
  if (entry.unexpanded !== undefined)
    doubts.push({
      code: 'broken-entry',
      message: `The string "${entry.unexpanded.slice(0, 80)}" is too long to expand. Its name was kept instead.`,
    });
  if (entry.lost) doubts.push(entry.lost);
  const others = new Set<string>();
  for (const { kind, value } of entry.written) {
    const doi = kind === 'doi' ? readDoi(value) : undefined;
    doi?.others.forEach((other) => others.add(other));
    const normal = kind === 'doi' ? doi?.value : NORMALISE[kind](value);
    const key = CSL_KEY[kind];
    const short = kind === 'doi' && normal === undefined ? urlOfShortDoi(value) : undefined;
    if (short) csl.URL ??= short;
    else if (normal === undefined)
      doubts.push({
        code: CODE[kind],
        message: `"${value.slice(0, 80)}" is not a valid ${kind === 'arxiv' ? 'arXiv number' : kind.toUpperCase()}.`,
        field: key ?? 'arXiv',
      });
    if (normal === undefined) continue;
    identifiers[kind] ??= normal;
    if (key) csl[key] ??= normal;
    const arxiv = kind === 'doi' ? arxivOfDoi(normal) : undefined;
    if (arxiv) identifiers.arxiv ??= arxiv;
  }
  addFromUrl(csl, identifiers);
  const fields = entry.fields ?? locateFields(raw, csl);
  return {
    id,
    raw,
    span: entry.span,
    format,
    csl,
    kinds: readKinds({ raw, format, csl, identifiers, fields }),
    identifiers,
    ...(others.size > 0 ? { alternatives: { doi: [...others] } } : {}),
    fields,
    doubts: [...doubts, ...doubtsAbout(raw, csl, identifiers, now)],
    ...(entry.etAl ? { etAl: true } : {}),
  };
}

/** Returns a copy without invisible characters, and with those that were meant where a text was saved in the wrong encoding. */
const repaired = (csl: Entry['csl']): Entry['csl'] =>
  JSON.parse(JSON.stringify(csl), (_key, value: unknown) =>
    typeof value === 'string' ? withRightEncoding(withoutInvisible(value)) : value,
  ) as Entry['csl'];

/** Adds the identifiers that the URL contains, unless the record has them in fields of their own. */
function addFromUrl(csl: Entry['csl'], identifiers: Reference['identifiers']): void {
  for (const { kind, value } of findIdentifiers(csl.URL ?? '')) {
    if (value === undefined || (kind !== 'doi' && kind !== 'arxiv' && kind !== 'pmid' && kind !== 'pmcid')) continue;
    identifiers[kind] ??= value;
    const key = CSL_KEY[kind];
    if (key) csl[key] ??= value;
  }
}
