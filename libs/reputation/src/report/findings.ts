import type { BalanceLine } from '@veracite/model/balance';
import type { Alternative, Homonym, SourceReport } from '@veracite/model/source-report';

type Factors = SourceReport['credibility']['factors'];
type Checks = SourceReport['authenticity']['checks'];

/** Facts in the response in addition to the balance sheet; null if unknown. */
export interface Facts extends Factors, Checks {
  /** Display name of the kind of source. */
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

/** Everything found about a source, before it is scored. */
export interface Findings {
  lines: BalanceLine[];
  /** Maximum points of the origins that answered, and of those that failed. */
  answeredPoints: number;
  unansweredPoints: number;
  /** Names of registries and databases that have the source. */
  verifiedIn: string[];
  exists: boolean;
  facts: Facts;
  notes: string[];
  alternatives: Alternative[];
  homonyms: Homonym[];
}

export const NOTHING: Findings = {
  lines: [],
  answeredPoints: 0,
  unansweredPoints: 0,
  verifiedIn: [],
  exists: false,
  facts: NO_FACTS,
  notes: [],
  alternatives: [],
  homonyms: [],
};

/** A reply of a registry or database, which may have failed. */
interface Reply {
  name: string;
  answered: boolean;
}

/** Returns whether a source exists by these replies. @param couldBring the most points that a reply could add */
export function existenceBy<R extends Reply>(
  replies: readonly R[],
  has: (reply: R) => boolean,
  couldBring: (reply: R) => number,
): Pick<Findings, 'answeredPoints' | 'unansweredPoints' | 'verifiedIn' | 'exists'> {
  const points = (part: readonly R[]) => part.reduce((sum, reply) => sum + couldBring(reply), 0);
  const verifiedIn = replies.filter(has).map(({ name }) => name);
  return {
    answeredPoints: points(replies.filter(({ answered }) => answered)),
    unansweredPoints: points(replies.filter(({ answered }) => !answered)),
    verifiedIn,
    exists: verifiedIn.length > 0,
  };
}

/** Returns a note on those that could not be asked. */
export function silenceNotes(replies: readonly Reply[]): string[] {
  const silent = replies.flatMap(({ name, answered }) => (answered ? [] : [name]));
  return silent.length > 0 ? [`Could not be asked: ${silent.join(', ')}.`] : [];
}

/** Factor for evidence about the journal of a work, or about a work or journal shown on a website. */
const CONTEXT_SHARE = 0.5;

/**
 * Adds findings about something that a source belongs to, such as a work's journal, with a smaller weight. They do not affect the
 * existence of the source and do not replace its own facts.
 */
export function withContext(findings: Findings, context: Findings, prefix: string): Findings {
  const lines = context.lines.map((line) => ({
    ...line,
    id: `${prefix}:${line.id}`,
    aspect: line.aspect === 'existence' ? ('credibility' as const) : line.aspect,
    weight: Math.round(line.weight * CONTEXT_SHARE * 10) / 10,
  }));
  const facts = Object.fromEntries(
    Object.entries(findings.facts).map(([key, value]) => [
      key,
      value === null || (Array.isArray(value) && value.length === 0) ? context.facts[key as keyof Facts] : value,
    ]),
  ) as unknown as Facts;
  return {
    ...findings,
    lines: [...findings.lines, ...lines],
    answeredPoints: findings.answeredPoints + context.answeredPoints * CONTEXT_SHARE,
    unansweredPoints: findings.unansweredPoints + context.unansweredPoints * CONTEXT_SHARE,
    facts: { ...facts, contentType: findings.facts.contentType, citationCount: findings.facts.citationCount },
    notes: [...findings.notes, ...context.notes],
    alternatives: [...findings.alternatives, ...context.alternatives],
  };
}
