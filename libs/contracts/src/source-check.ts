import type { BalanceLine } from '@veracite/model/balance';
import type { Outcome, Problem } from '@veracite/model/source';

export const SOURCE_INPUT_TYPES = ['url', 'doi', 'journal', 'author'] as const;
export type SourceInputType = (typeof SOURCE_INPUT_TYPES)[number];

export interface SourceCheckRequest {
  input: string;
  inputType?: SourceInputType;
  options?: {
    includeAlternatives?: boolean;
    detailedAnalysis?: boolean;
    fieldContext?: string;
    urgency?: string;
  };
}

export type TrustLevel = 'high' | 'medium' | 'low';

/** Scores are 0 to 100 unless said otherwise. */
export interface SourceCheckData {
  trustLevel: TrustLevel;
  overallScore: number;
  inputValue: string;
  /** Milliseconds. */
  verificationTime: number;
  cacheHit: boolean;
  /** [low, high] around overallScore. */
  confidenceInterval: [number, number];
  apiCallsMade: number;
  /** Names of the databases and registries that were asked. */
  verificationSources: string[];
  existence: { exists: boolean; verifiedIn: string[]; confidence: number; notes: string[] };
  credibility: {
    score: number;
    analysis: string;
    factors: {
      peerReview: boolean | null;
      impactFactor: number | null;
      citationCount: number | null;
      authorReputation: number | null;
      indexedDatabases: string[];
    };
  };
  authenticity: {
    score: number;
    checks: {
      domain: boolean | null;
      ssl: boolean | null;
      contentIntegrity: boolean | null;
      publisherVerification: boolean | null;
    };
    warnings: { message: string; recommendation: string }[];
  };
  content: { quality: number; type: string };
  publisher: {
    name: string | null;
    type: string | null;
    reputation: number | null;
    indexedIn: string[];
    warnings: string[];
  };
  recommendations: {
    shouldUse: boolean;
    /** 0 to 1. */
    confidence: number;
    reasons: string[];
    usageGuidelines: string[];
    improvements: string[];
    warnings: string[];
  };
  /** `quality` in percent. */
  alternativeSources: { title: string; reason: string; quality: number; type: string; url: string }[];
  /** What the input was taken for: as asked, or told by its form. */
  inputType: SourceInputType;
  /** The evidence, the heaviest first: the scores are made of nothing else. */
  balance: BalanceLine[];
  /** Too little is known for a judgement: `trustLevel` is then `medium` and the interval wide, whatever the scores. */
  insufficientEvidence: boolean;
  /** Every registry, database and website that was to be asked, and what came of it. */
  consulted: { source: string; outcome: Outcome; problem?: Problem; ms: number }[];
  /** Other people of this name, when an author was asked for by name alone. */
  homonyms: { name: string; affiliation?: string; works?: number; url?: string }[];
}

export interface SourceCheckResponse {
  success: boolean;
  error?: string;
  data?: SourceCheckData;
}
