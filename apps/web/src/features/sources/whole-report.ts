import type { SourceCheckData } from '@veracite/contracts/source-check';

/** Default values for the fields that an answer omits. */
const EMPTY = {
  balance: [],
  homonyms: [],
  consulted: [],
  alternativeSources: [],
  verificationSources: [],
  insufficientEvidence: false,
  existence: { exists: false, verifiedIn: [], confidence: 0, notes: [] },
  credibility: {
    score: 0,
    analysis: '',
    factors: {
      peerReview: null,
      impactFactor: null,
      citationCount: null,
      authorReputation: null,
      indexedDatabases: [],
    },
  },
  authenticity: {
    score: 0,
    checks: { domain: null, ssl: null, contentIntegrity: null, publisherVerification: null },
    warnings: [],
  },
  content: { quality: 0, type: '' },
  publisher: { name: null, type: null, reputation: null, indexedIn: [], warnings: [] },
  recommendations: {
    shouldUse: false,
    confidence: 0,
    reasons: [],
    usageGuidelines: [],
    improvements: [],
    warnings: [],
  },
} satisfies Partial<SourceCheckData>;

/** A report as the page needs it: a server that says no more than it must leaves lists out. */
export function wholeReport(data: SourceCheckData): SourceCheckData {
  const { overallScore } = data;
  return { confidenceInterval: [overallScore ?? 0, overallScore ?? 100], ...filled(EMPTY, data) } as SourceCheckData;
}

/** Returns an object whose omitted fields have their default values, nested objects included. */
function filled(empty: object, given: object = {}): object {
  const parts = Object.entries(empty).filter(([, value]) => value instanceof Object && !Array.isArray(value));
  const whole = parts.map(([key, value]) => [key, filled(value as object, given[key as keyof typeof given])] as const);
  return { ...empty, ...given, ...Object.fromEntries(whole) };
}
