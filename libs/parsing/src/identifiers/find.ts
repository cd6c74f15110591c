import {
  arxivOfDoi,
  normaliseArxiv,
  normaliseDoi,
  normaliseIsbn,
  normaliseIssn,
  normaliseOrcid,
  normalisePmcid,
  normalisePmid,
  trimTail,
} from '@veracite/model/identifiers';
import type { Mask } from '../plain/tokenise';
import { PATTERNS } from './patterns';

/** An identifier, address or access date where it stands in the text. */
export interface Found extends Mask {
  /** As written, without lead-in ("doi:", "https://doi.org/") and trailing punctuation. */
  written: string;
  /** The normal form; undefined when the check digit, month or shape is wrong. */
  value?: string;
}

const NORMALISE: Record<Mask['kind'], (written: string) => string | undefined> = {
  doi: (written) => normaliseDoi(written.replace(/\s+/g, '')),
  arxiv: normaliseArxiv,
  pmid: normalisePmid,
  pmcid: normalisePmcid,
  isbn: normaliseIsbn,
  issn: normaliseIssn,
  orcid: (written) => normaliseOrcid(written.replace(/[\u2010-\u2015]/g, '-')),
  url: (written) => written.replace(/\s+/g, ''),
  accessed: (written) => written.trim(),
};

/** Every identifier, web address and access date in a text, in order and without overlap. */
export function findIdentifiers(text: string): Found[] {
  const found: Found[] = [];
  const small = text.toLowerCase();
  for (const { kind, pattern, trim, needs } of PATTERNS) {
    if (!needs.some((part) => small.includes(part))) continue;
    pattern.lastIndex = 0;
    for (let hit = pattern.exec(text); hit; hit = pattern.exec(text)) {
      const group = hit[1] ?? hit[0];
      const written = trim ? trimTail(group) : group;
      const groupAt = hit.index + hit[0].lastIndexOf(group);
      const end = trim ? groupAt + written.length : hit.index + hit[0].length;
      const candidate: Found = { kind, start: hit.index, end, written, value: NORMALISE[kind](written) };
      const rival = found.find((other) => other.start < candidate.end && candidate.start < other.end);
      if (!rival) {
        if (written) found.push(refine(candidate));
      } else if (kind === 'url' && candidate.start < rival.start) {
        // A publisher's address with the DOI inside: the whole of it stands for the DOI.
        rival.start = candidate.start;
      }
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** A DataCite DOI of arXiv, or an address that ends in a DOI, says more than its kind. */
function refine(found: Found): Found {
  if (found.kind === 'doi' && found.value) {
    const arxiv = arxivOfDoi(found.value);
    return arxiv ? { ...found, kind: 'arxiv', value: arxiv, written: found.written } : found;
  }
  return found;
}
