import type { VerificationResult } from '@veracite/contracts/citations';
import { WATCHED_WORKS_MAX } from '@veracite/contracts/watches';
import { displayName, yearOf, type CslItem } from '@veracite/model/csl';
import { normaliseDoi, normalisePmcid, normalisePmid, type Identifiers } from '@veracite/model/identifiers';
import type { Reference } from '@veracite/model/reference';

/** A work that is to be watched. */
export interface Watched {
  /** The same for the same work, whatever else its entry says. */
  key: string;
  label: string;
  identifiers: Identifiers;
}

/** What a list gives to watch, and the entries that name no work by an identifier. */
export interface WatchedList {
  works: Watched[];
  unwatched: string[];
}

/** Kinds by which databases are asked what befell a work, the steadiest first. An ISBN has no notices. */
const KINDS = ['doi', 'arxiv', 'pmid', 'pmcid'] as const;
const LABEL_CHARS = 200;

/** The entries of a text that was read. */
export function watchedReferences(references: Pick<Reference, 'csl' | 'identifiers' | 'raw'>[]): WatchedList {
  return listOf(references.map(({ csl, identifiers, raw }) => ({ identifiers, label: labelOf(csl, raw) })));
}

/** The works that were found in a batch; what was not found names none. */
export function watchedResults(results: VerificationResult[]): WatchedList {
  return listOf(
    results.map(({ match, originalText }) => ({
      identifiers: match ? identifiersOf(match.csl, match.doi) : {},
      label: match ? labelOf(match.csl, originalText) : cut(originalText),
    })),
  );
}

function identifiersOf({ DOI = '', PMID = '', PMCID = '' }: CslItem, doi = DOI): Identifiers {
  const found = { doi: normaliseDoi(doi), pmid: normalisePmid(PMID), pmcid: normalisePmcid(PMCID) };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Each work once, and as many as a watch may have. */
function listOf(entries: { identifiers: Identifiers; label: string }[]): WatchedList {
  const works = new Map<string, Watched>();
  const unwatched: string[] = [];
  for (const { identifiers, label } of entries) {
    const kind = KINDS.find((one) => identifiers[one] !== undefined);
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

/** How a work is named to people: "Watson, Crick (1953). Molecular structure of nucleic acids". */
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
