import { sourceName } from '@veracite/connectors/source-names';
import type { CitedVenue, ExtractedDetails, VerificationResult } from '@veracite/contracts/citations';
import { displayName, yearOf, type CslItem } from '@veracite/model/csl';
import type { Match } from '@veracite/model/evidence';
import { identifierUrl } from '@veracite/model/identifiers';
import type { Coverage, Reason } from '@veracite/model/verdict';
import type { Verification } from '@veracite/model/verification';
import type { Work, MatchedRecord } from '@veracite/model/work';
import { reasonSentences } from '@veracite/report/reason-sentences';

/** Writes reasons in sentences. */
export const writeReasons = (reasons: readonly Reason[]): string[] => reasonSentences(reasons, sourceName);

/** Returns a verification in its wire format. */
export function toResult(verification: Verification): VerificationResult {
  const { reference, verdict, consultations, corrected, correction } = verification;
  const { match } = verdict;
  return {
    status: verdict.status,
    problem: verdict.problem,
    reason: writeReasons(verdict.reasons).join(' ') || undefined,
    reasonCodes: verdict.reasons.map(({ code }) => code),
    extractedDetails: detailsOf(
      match ? match.candidate.work.csl : reference.csl,
      match?.candidate.work.identifiers.doi,
    ),
    correctedCitation: corrected,
    sourceLinks: linksOf(verification),
    confirmedBy: confirmersOf(verification).map(({ connector, url }) => ({ source: sourceName(connector), url })),
    correctedFields: correction?.fields.map(({ field, sources }) => ({ field, sources: sources.map(sourceName) })),
    originalText: reference.raw,
    confidence: verdict.confidence,
    expected: match ? undefined : verdict.coverage.expected,
    venue: match ? undefined : citedVenueOf(verdict.coverage),
    evidence: (match?.evidence ?? []).map(({ field, cited, found, agreement, source, note }) => ({
      field,
      cited,
      found,
      agreement,
      source: source === undefined ? undefined : sourceName(source),
      note,
    })),
    consulted: consultations.map(({ connector, question, outcome, found, problem, ms, titles, words, askedAt }) => ({
      source: sourceName(connector),
      question,
      outcome,
      found,
      problem,
      ms,
      titles: titles?.every((title) => title === reference.csl.title) ? undefined : titles,
      words,
      askedAt,
    })),
    match: match && recordOf(match.candidate.work),
    parsed: { csl: reference.csl, fields: reference.fields },
    chimera: verdict.chimera?.map(({ match: parent, part }) => ({ ...recordOf(parent.candidate.work), part })),
    suggestions: verdict.suggestions.map((suggestion) => recordOf(suggestion.candidate.work)),
    citedBy: verdict.citedBy?.map(recordOf),
    retractionChecked: verdict.retractionChecked,
  };
}

function citedVenueOf({ venue, holders = [], registers }: Coverage): CitedVenue | undefined {
  return venue === 'unnamed' ? undefined : { holders: holders.map(sourceName), registers };
}

function detailsOf(csl: CslItem, doi = csl.DOI): ExtractedDetails {
  return {
    title: csl.title,
    authors: (csl.author ?? csl.editor)?.map(displayName),
    year: yearOf(csl),
    journal: csl['container-title'],
    doi,
  };
}

function recordOf(work: Work): MatchedRecord {
  return {
    csl: work.csl,
    doi: work.identifiers.doi,
    url: webAddress(work),
    standing: work.standing,
    notice: work.notices?.[0],
    openAccess: work.openAccess,
    publishedAs: work.versionOf,
  };
}

/** Returns the databases that confirm a reference, each with the URL of its record. */
function confirmersOf({ verdict }: Verification): { connector: string; url?: string }[] {
  if (!verdict.match) return [];
  const records = recordsOf(verdict.match);
  return verdict.confirmedBy.map((connector) => {
    const work = records.get(connector);
    return { connector, url: work && webAddress(work) };
  });
}

/** Returns one http(s) link for each confirming database, without duplicates and without the local library. */
function linksOf(verification: Verification): string[] {
  const databases = confirmersOf(verification).filter(({ connector }) => connector !== 'library');
  return [...new Set(databases.flatMap(({ url }) => url ?? []))];
}

function recordsOf({ candidate }: Match): Map<string, Work> {
  const records = new Map([[candidate.connector, candidate.work]]);
  for (const { connector, work } of candidate.also ?? []) if (!records.has(connector)) records.set(connector, work);
  return records;
}

function webAddress(work: Work): string | undefined {
  if (work.url && /^https?:\/\//i.test(work.url)) return work.url;
  for (const kind of ['doi', 'arxiv', 'pmid', 'pmcid', 'isbn'] as const) {
    const value = work.identifiers[kind];
    if (value) return identifierUrl(kind, value);
  }
  return undefined;
}
