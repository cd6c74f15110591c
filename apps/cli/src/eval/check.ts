import { compare } from '@veracite/matching/compare';
import { mergeCandidates } from '@veracite/matching/merge';
import type { Candidate, Match } from '@veracite/model/evidence';
import type { Reference } from '@veracite/model/reference';
import type { Consultation } from '@veracite/model/source';
import type { Verdict } from '@veracite/model/verdict';
import { assess } from '@veracite/verdict/assess';
import { judge } from '@veracite/verdict/judge';
import type { Catalogue, Entry } from './catalogue';

const LIMIT = 5;
const SEARCHED = ['crossref', 'openalex', 'dblp', 'semantic-scholar', 'open-library', 'arxiv'];

/** One reference against the catalogue, every database answering. */
export function check(reference: Reference, catalogue: Catalogue): { verdict: Verdict; matches: Match[] } {
  const candidates: Candidate[] = [];
  const consultations: Consultation[] = [];
  const byIdentifier = catalogue.lookUp(reference.identifiers);
  for (const entry of byIdentifier) add(candidates, entry, 'identifier', 0);
  for (const connector of ['crossref', 'datacite']) {
    if (!reference.identifiers.doi) continue;
    const found = byIdentifier.filter(({ work, heldBy }) => heldBy.includes(connector) && work.identifiers.doi).length;
    consultations.push({ connector, outcome: 'answered', found, question: 'identifier', ms: 0 });
  }
  const { csl } = reference;
  const names = (csl.author ?? []).slice(0, 3).map((name) => name.family ?? name.literal ?? '');
  for (const [text, limit] of [
    [csl.title, LIMIT],
    [[csl.title, ...names, csl['container-title']].filter(Boolean).join(' '), LIMIT],
    [reference.raw, LIMIT * 2],
  ] as const) {
    if (text) catalogue.search(text, limit).forEach((entry, rank) => add(candidates, entry, 'search', rank));
  }
  const coverage = { core: SEARCHED, answered: SEARCHED, failed: [], expected: true };
  const matches = mergeCandidates(candidates).map((candidate) => assess(compare(reference, candidate)));
  return { verdict: judge({ reference, matches, consultations, coverage, now: new Date('2026-11-21') }), matches };
}

function add(candidates: Candidate[], { work, heldBy }: Entry, by: Candidate['by'], rank: number): void {
  if (candidates.some((candidate) => candidate.work === work)) return;
  for (const connector of heldBy) candidates.push({ work, connector, by, rank });
}
