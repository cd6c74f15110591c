import type { BalanceLine } from '@veracite/model/balance';
import type { Alternative, Homonym } from '@veracite/model/source-report';

/** What the response tells beside the balance sheet; null where nobody said. */
export interface Facts {
  peerReview: boolean | null;
  /** Citations in a year to the two years before, for each work: the open counterpart of an impact factor. */
  impactFactor: number | null;
  citationCount: number | null;
  /** 0 to 100. */
  authorReputation: number | null;
  indexedDatabases: string[];
  domain: boolean | null;
  ssl: boolean | null;
  contentIntegrity: boolean | null;
  publisherVerification: boolean | null;
  /** What the source is, in words for people. */
  contentType: string | null;
  publisherName: string | null;
  publisherType: string | null;
}

export const NO_FACTS: Facts = {
  peerReview: null,
  impactFactor: null,
  citationCount: null,
  authorReputation: null,
  indexedDatabases: [],
  domain: null,
  ssl: null,
  contentIntegrity: null,
  publisherVerification: null,
  contentType: null,
  publisherName: null,
  publisherType: null,
};

/** Everything found about a source, before it is judged. */
export interface Findings {
  lines: BalanceLine[];
  /** Points that the origins that answered could have brought, and those that the silent ones could. */
  heard: number;
  unheard: number;
  /** Names of registries and databases that hold the source. */
  verifiedIn: string[];
  exists: boolean;
  facts: Facts;
  notes: string[];
  alternatives: Alternative[];
  homonyms: Homonym[];
}

export const NOTHING: Findings = {
  lines: [],
  heard: 0,
  unheard: 0,
  verifiedIn: [],
  exists: false,
  facts: NO_FACTS,
  notes: [],
  alternatives: [],
  homonyms: [],
};

/**
 * Adds what is known of something that a source belongs to, such as a work's journal. Its evidence counts by `share`
 * (0 to 1), and speaks neither of the existence of the source nor over facts that the source has of its own.
 */
export function withContext(own: Findings, context: Findings, prefix: string, share: number): Findings {
  const lines = context.lines.map((line) => ({
    ...line,
    id: `${prefix}:${line.id}`,
    aspect: line.aspect === 'existence' ? ('credibility' as const) : line.aspect,
    weight: Math.round(line.weight * share * 10) / 10,
  }));
  const facts = Object.fromEntries(
    Object.entries(own.facts).map(([key, value]) => [
      key,
      value === null || (Array.isArray(value) && value.length === 0) ? context.facts[key as keyof Facts] : value,
    ]),
  ) as unknown as Facts;
  return {
    ...own,
    lines: [...own.lines, ...lines],
    heard: own.heard + context.heard * share,
    unheard: own.unheard + context.unheard * share,
    facts: { ...facts, contentType: own.facts.contentType, citationCount: own.facts.citationCount },
    notes: [...own.notes, ...context.notes],
    alternatives: [...own.alternatives, ...context.alternatives],
  };
}
