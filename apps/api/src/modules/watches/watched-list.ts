import type { VerificationResult } from '@veracite/contracts/citations';
import { WATCHED_WORKS_MAX } from '@veracite/contracts/watches';
import { displayName, yearOf, type CslItem } from '@veracite/model/csl';
import { normalizeDoi, normalizePmcid, normalizePmid, type Identifiers } from '@veracite/model/identifiers';
import type { Reference } from '@veracite/model/reference';

interface WorkToWatch {
  /** Identifies the work, whatever else its entry contains. */
  key: string;
  label: string;
  identifiers: Identifiers;
}

/** The works of a list, and its entries without an identifier. */
export interface WatchedList {
  works: WorkToWatch[];
  unwatched: string[];
}

/** Identifiers that databases are queried by, the most permanent first. There are no notices for an ISBN. */
const KINDS = ['doi', 'arxiv', 'pmid', 'pmcid'] as const;
const LABEL_CHARS = 200;

export function watchedReferences(references: Pick<Reference, 'csl' | 'identifiers' | 'raw'>[]): WatchedList {
  return listOf(references.map(({ csl, identifiers, raw }) => ({ identifiers, label: labelOf(csl, raw) })));
}

/** Returns the works that were found in a batch. Results without a match are not watched. */
export function watchedResults(results: VerificationResult[]): WatchedList {
  return listOf(
    results.map(({ match, originalText }) => ({
      identifiers: match ? identifiersOf(match.csl, match.doi) : {},
      label: match ? labelOf(match.csl, originalText) : cut(originalText),
    })),
  );
}

function identifiersOf({ DOI = '', PMID = '', PMCID = '' }: CslItem, doi = DOI): Identifiers {
  const found = { doi: normalizeDoi(doi), pmid: normalizePmid(PMID), pmcid: normalizePmcid(PMCID) };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Returns each work once, up to the limit of a watch. */
function listOf(entries: { identifiers: Identifiers; label: string }[]): WatchedList {
  const works = new Map<string, WorkToWatch>();
  const unwatched: string[] = [];
  for (const { identifiers, label } of entries) {
    const kind = KINDS.find((kind) => identifiers[kind] !== undefined);
    if (kind === undefined) unwatched.push(label);
    else {
      const key = `${kind}:${identifiers[kind]}`;
      if (works.has(key)) continue;
      if (works.size >= WATCHED_WORKS_MAX) unwatched.push(label);
      else works.set(key, { key, label, identifiers: only(identifiers) });
    }
  }
  return { works: [...works.values()], unwatched };
}

const only = (identifiers: Identifiers): Identifiers =>
  Object.fromEntries(KINDS.flatMap((kind) => (identifiers[kind] === undefined ? [] : [[kind, identifiers[kind]]])));

/** Returns a short description of a work: "Watson, Crick (1953). Molecular structure of nucleic acids". */
export function labelOf(csl: CslItem, raw: string): string {
  const { title, author = csl.editor ?? [] } = csl;
  if (!title) return cut(raw);
  const names = author.slice(0, 2).map((name) => name.family ?? displayName(name));
  const year = yearOf(csl);
  const who = names.join(', ') + (author.length > 2 ? ' et al.' : '');
  const head = who + (year === undefined ? '' : `${who ? ' ' : ''}(${year})`);
  return cut([head.replace(/\.$/, ''), title].filter(Boolean).join('. '));
}

function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LABEL_CHARS ? `${line.slice(0, LABEL_CHARS - 1)}…` : line;
}
