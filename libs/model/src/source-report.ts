import type { BalanceLine } from './balance';

export type TrustLevel = 'high' | 'medium' | 'low';

/** Recommendations about a source, derived from its evidence. */
export interface Recommendations {
  shouldUse: boolean;
  /** 0 to 1; higher for a narrower interval around the score. */
  confidence: number;
  reasons: string[];
  usageGuidelines: string[];
  improvements: string[];
  warnings: string[];
}

export interface Alternative {
  title: string;
  reason: string;
  /** 0 to 100. */
  quality: number;
  type: string;
  url: string;
}

/** Another person of the same name. */
export interface Homonym {
  name: string;
  affiliation?: string;
  works?: number;
  url?: string;
}

/** A report about a source. Scores are 0 to 100 unless stated otherwise, null when unknown. */
export interface SourceReport {
  /** Null when no source could be asked. */
  trustLevel: TrustLevel | null;
  /** Too little is known for a judgment: `trustLevel` is then `medium` and the interval wide, whatever the scores. */
  insufficientEvidence: boolean;
  /** Null when no source could be asked. */
  overallScore: number | null;
  /** [low, high] around overallScore. */
  confidenceInterval: [number, number];
  /** All evidence behind the scores, the highest weight first. */
  balance: BalanceLine[];
  /** `exists` is null when no source could be asked. */
  existence: { exists: boolean | null; verifiedIn: string[]; confidence: number; notes: string[] };
  credibility: {
    score: number | null;
    analysis: string;
    factors: {
      peerReview: boolean | null;
      /** Citations in a year per work of the two years before: the open counterpart of an impact factor. */
      impactFactor: number | null;
      citationCount: number | null;
      /** 0 to 100. */
      authorReputation: number | null;
      indexedDatabases: string[];
    };
  };
  authenticity: {
    score: number | null;
    checks: {
      domain: boolean | null;
      ssl: boolean | null;
      contentIntegrity: boolean | null;
      publisherVerification: boolean | null;
    };
    warnings: { message: string; recommendation: string }[];
  };
  content: { quality: number | null; type: string };
  publisher: {
    name: string | null;
    type: string | null;
    reputation: number | null;
    indexedIn: string[];
    warnings: string[];
  };
  recommendations: Recommendations;
  alternativeSources: Alternative[];
  /** Other people of this name, if the author was requested by name only. */
  homonyms: Homonym[];
}
