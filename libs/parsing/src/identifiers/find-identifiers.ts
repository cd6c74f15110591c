import {
  arxivOfDoi,
  normalizeArxiv,
  normalizeDoi,
  normalizeIssn,
  normalizeOrcid,
  normalizePmcid,
  normalizePmid,
  trimTail,
} from '@veracite/model/identifiers';
import type { Mask } from '../plain/tokens/tokenize';
import { findDois, type FoundDoi, type ScanOptions } from './doi/find-dois';
import { findIsbns } from './isbn';
import { PATTERNS, type Pattern } from './patterns';
import { balancedEnd } from './brackets';

/** The end of a line after which a URL may continue. */
const OPEN_END = /[/\-_.?=&%#+~]$/;
/** The rest of a URL on the next line, which is not a word. */
const REST = /^(?=\S*[\d/=_%&-])[\w/%#?=&+~.,:;@!$()-]{2,300}/;

/** Removes the punctuation and unbalanced brackets of running text from the end of a URL. */
function trimUrl(written: string): string {
  const bars = written.search(/[|^\\]|\](?=\()/);
  const part = bars < 0 ? written : written.slice(0, bars);
  return trimTail(part.slice(0, balancedEnd(part)));
}

/**
 * Returns the end of a URL that continues on the next line: its first line ends in a character that ends no URL, and the next line
 * does not begin with a word. Otherwise returns `end`.
 */
function endOverLines(text: string, end: number, brokenAt: (index: number) => boolean): number {
  const gap = /^\s{1,12}/.exec(text.slice(end, end + 12))?.[0] ?? '';
  const isBroken = [...gap].some((_, i) => brokenAt(end + i));
  if (!isBroken || !OPEN_END.test(text.slice(end - 1, end))) return end;
  const rest = REST.exec(text.slice(end + gap.length, end + gap.length + 300))?.[0];
  return rest === undefined ? end : end + gap.length + rest.length;
}

/** An identifier, URL or access date with its position in the text. */
export interface FoundIdentifier extends Mask {
  /** As written, without lead-in ("doi:", "https://doi.org/") and trailing punctuation. */
  written: string;
  /** Normalized; undefined if the check digit, month or form is wrong. */
  value?: string;
  /** Other readings if the end of the identifier is ambiguous, the most likely first. */
  others?: string[];
}

const NORMALISE: Record<Pattern['kind'], (written: string) => string | undefined> = {
  doi: (written) => normalizeDoi(written.replace(/\s+/g, '')),
  arxiv: (written) => normalizeArxiv(written.replace(/\s+/g, '')),
  pmid: normalizePmid,
  pmcid: normalizePmcid,
  issn: normalizeIssn,
  orcid: (written) => normalizeOrcid(written.replace(/[\u2010-\u2015]/g, '-')),
  url: (written) => written.replace(/\s+/g, ''),
  accessed: (written) => written.trim(),
};

/** Finds all identifiers, URLs and access dates in a text, in order and without overlap. */
export function findIdentifiers(text: string, scanning: ScanOptions = {}): FoundIdentifier[] {
  const found = findDois(text, scanning).map(foundDoi);
  const rest = blanked(text, found);
  const small = rest.toLowerCase();
  const brokenAt = scanning.brokenAt ?? ((index) => /[\r\n]/.test(text.charAt(index)));
  const taken = new Uint8Array(text.length);
  for (const { start, end } of found) taken.fill(1, start, end);
  const take = (candidate: FoundIdentifier): void => {
    if (!taken.subarray(candidate.start, candidate.end).includes(1)) {
      taken.fill(1, candidate.start, candidate.end);
      found.push(candidate);
    } else if (candidate.kind === 'url') {
      // A URL that contains an arXiv or PubMed number is part of the number's span.
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

/** Converts a found DOI; a DOI that DataCite issued for an arXiv paper becomes an arXiv number. */
function foundDoi({ start, end, written, readings: [best, ...others] }: FoundDoi): FoundIdentifier {
  const arxiv = best && arxivOfDoi(best.value);
  if (arxiv) return { kind: 'arxiv', start, end, written, value: arxiv };
  const values = others.map(({ value }) => value);
  return { kind: 'doi', start, end, written, value: best?.value, ...(values.length > 0 ? { others: values } : {}) };
}

function wholeAddress(text: string, start: number, written: string, brokenAt: (index: number) => boolean): string {
  const end = start + written.length;
  const beyond = endOverLines(text, end, brokenAt);
  return trimUrl(beyond > end ? text.slice(start, beyond) : written);
}

/** Replaces what was found by spaces, so that positions in the text stay valid. */
function blanked(text: string, found: readonly FoundIdentifier[]): string {
  let rest = '';
  let index = 0;
  for (const { start, end } of found) {
    rest += text.slice(index, start) + ' '.repeat(end - start);
    index = end;
  }
  return rest + text.slice(index);
}
