import {
  arxivOfDoi,
  normaliseArxiv,
  normaliseDoi,
  normaliseIssn,
  normaliseOrcid,
  normalisePmcid,
  normalisePmid,
  trimTail,
} from '@veracite/model/identifiers';
import type { Mask } from '../plain/tokens/tokenize';
import { addressOf, overLines } from './address';
import { findDois, type FoundDoi, type Scanning } from './doi/find-dois';
import { findIsbns } from './isbn';
import { PATTERNS, type Pattern } from './patterns';

/** An identifier, address or access date where it stands in the text. */
export interface Found extends Mask {
  /** As written, without lead-in ("doi:", "https://doi.org/") and trailing punctuation. */
  written: string;
  /** The normal form; undefined when the check digit, month or shape is wrong. */
  value?: string;
  /** Other readings, where the text leaves open where the identifier ends; the likeliest first. */
  others?: string[];
}

const NORMALISE: Record<Pattern['kind'], (written: string) => string | undefined> = {
  doi: (written) => normaliseDoi(written.replace(/\s+/g, '')),
  arxiv: (written) => normaliseArxiv(written.replace(/\s+/g, '')),
  pmid: normalisePmid,
  pmcid: normalisePmcid,
  issn: normaliseIssn,
  orcid: (written) => normaliseOrcid(written.replace(/[\u2010-\u2015]/g, '-')),
  url: (written) => written.replace(/\s+/g, ''),
  accessed: (written) => written.trim(),
};

/** Every identifier, web address and access date in a text, in order and without overlap. */
export function findIdentifiers(text: string, scanning: Scanning = {}): Found[] {
  const found = findDois(text, scanning).map(foundDoi);
  const rest = blanked(text, found);
  const small = rest.toLowerCase();
  const brokenAt = scanning.brokenAt ?? ((at) => /[\r\n]/.test(text.charAt(at)));
  const taken = new Uint8Array(text.length);
  for (const { start, end } of found) taken.fill(1, start, end);
  const take = (candidate: Found): void => {
    if (!taken.subarray(candidate.start, candidate.end).includes(1)) {
      taken.fill(1, candidate.start, candidate.end);
      found.push(candidate);
    } else if (candidate.kind === 'url') {
      // An address with an arXiv or PubMed number inside: the whole of it stands for the number.
      const rival = found.find((other) => other.start < candidate.end && candidate.start < other.end);
      if (rival && candidate.start < rival.start) rival.start = candidate.start;
    }
  };
  for (const { kind, pattern, trim, needs } of PATTERNS) {
    if (!needs.some((part) => small.includes(part))) continue;
    for (const hit of rest.matchAll(pattern)) {
      const group = hit[1] ?? hit[0];
      const from = hit.index + hit[0].lastIndexOf(group);
      const written = kind === 'url' ? wholeAddress(rest, from, group, brokenAt) : trim ? trimTail(group) : group;
      const end = trim ? from + written.length : hit.index + hit[0].length;
      if (written) take({ kind, start: hit.index, end, written, value: NORMALISE[kind](written) });
    }
  }
  for (const isbn of findIsbns(rest)) take({ kind: 'isbn', ...isbn });
  return found.sort((a, b) => a.start - b.start);
}

/** An arXiv number where DataCite's DOI of it stands. */
function foundDoi({ start, end, written, readings: [best, ...others] }: FoundDoi): Found {
  const arxiv = best && arxivOfDoi(best.value);
  if (arxiv) return { kind: 'arxiv', start, end, written, value: arxiv };
  const values = others.map(({ value }) => value);
  return { kind: 'doi', start, end, written, value: best?.value, ...(values.length > 0 ? { others: values } : {}) };
}

function wholeAddress(text: string, start: number, written: string, brokenAt: (at: number) => boolean): string {
  const end = start + written.length;
  const beyond = overLines(text, end, brokenAt);
  return addressOf(beyond > end ? text.slice(start, beyond) : written);
}

/** The text with blanks in the place of what was found: all else keeps its place. */
function blanked(text: string, found: readonly Found[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of found) {
    rest += text.slice(at, start) + ' '.repeat(end - start);
    at = end;
  }
  return rest + text.slice(at);
}
