import { displayName, yearOf, type CslItem } from '@veracite/model/csl';
import type { Match } from '@veracite/model/evidence';
import { identifierUrl } from '@veracite/model/identifiers';
import type { Verification } from '@veracite/model/verification';
import type { Work } from '@veracite/model/work';
import type { ExtractedDetails, MatchedRecord, VerificationResult } from './citations';

/**
 * One verification as it goes over the wire (design section 6).
 * @param nameOf display name of a connector id
 */
export function toResult(verification: Verification, nameOf: (connector: string) => string): VerificationResult {
  const { reference, verdict, consultations, corrected } = verification;
  const { match } = verdict;
  return {
    status: verdict.status,
    reason: verdict.reasons.map((reason) => reason.sentence).join(' ') || undefined,
    extractedDetails: detailsOf(
      match ? match.candidate.work.csl : reference.csl,
      match?.candidate.work.identifiers.doi,
    ),
    correctedCitation: corrected,
    sourceLinks: linksOf(verification),
    originalText: reference.raw,
    confidence: verdict.confidence,
    evidence: (match?.evidence ?? []).map(({ field, cited, found, agreement, source, note }) => ({
      field,
      cited,
      found,
      agreement,
      source: source === undefined ? undefined : nameOf(source),
      note,
    })),
    consulted: consultations.map(({ connector, question, outcome, problem, ms }) => ({
      source: nameOf(connector),
      question,
      outcome,
      problem,
      ms,
    })),
    match: match && recordOf(match.candidate.work),
    parsed: { csl: reference.csl, fields: reference.fields },
    chimera: verdict.chimera?.map(({ match: parent, part }) => ({ ...recordOf(parent.candidate.work), part })),
    suggestions: verdict.suggestions.map((suggestion) => recordOf(suggestion.candidate.work)),
    retractionChecked: verdict.retractionChecked,
  };
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

/**
 * One http(s) link for each confirming database, none twice. The local library is named among the reasons and is no
 * database: what it holds was taken from one some time ago, and its link would be the identifier's, which proves nothing.
 */
function linksOf({ verdict }: Verification): string[] {
  if (!verdict.match) return [];
  const records = recordsOf(verdict.match);
  const databases = verdict.confirmedBy.filter((connector) => connector !== 'library');
  const links = databases.flatMap((connector) => {
    const work = records.get(connector);
    return work ? [webAddress(work)] : [];
  });
  return [...new Set(links.filter((link): link is string => link !== undefined))];
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
