import type { SourceCheckData } from '@veracite/contracts/source-check';

/** A report as the page needs it: a server that says no more than it must leaves lists out. */
export function wholeReport(data: SourceCheckData): SourceCheckData {
  const {
    balance = [],
    homonyms = [],
    consulted = [],
    alternativeSources = [],
    verificationSources = [],
    insufficientEvidence = false,
    confidenceInterval = [data.overallScore ?? 0, data.overallScore ?? 100],
    existence,
    credibility,
    authenticity,
    content,
    publisher,
    recommendations,
  } = data as Partial<SourceCheckData> & Pick<SourceCheckData, 'overallScore'>;
  return {
    ...data,
    balance,
    homonyms,
    consulted,
    alternativeSources,
    verificationSources,
    insufficientEvidence,
    confidenceInterval,
    existence: { ...{ exists: false, verifiedIn: [], confidence: 0, notes: [] }, ...existence },
    credibility: {
      score: 0,
      analysis: '',
      ...credibility,
      factors: {
        peerReview: null,
        impactFactor: null,
        citationCount: null,
        authorReputation: null,
        ...credibility?.factors,
        indexedDatabases: credibility?.factors?.indexedDatabases ?? [],
      },
    },
    authenticity: {
      score: 0,
      ...authenticity,
      checks: {
        domain: null,
        ssl: null,
        contentIntegrity: null,
        publisherVerification: null,
        ...authenticity?.checks,
      },
      warnings: authenticity?.warnings ?? [],
    },
    content: { ...{ quality: 0, type: '' }, ...content },
    publisher: { ...{ name: null, type: null, reputation: null, indexedIn: [], warnings: [] }, ...publisher },
    recommendations: {
      ...{ shouldUse: false, confidence: 0, reasons: [], usageGuidelines: [], improvements: [], warnings: [] },
      ...recommendations,
    },
  };
}
