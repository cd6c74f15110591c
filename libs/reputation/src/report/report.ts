import type { Aspect, BalanceLine } from '@veracite/model/balance';
import type { Alternative, SourceReport, TrustLevel } from '@veracite/model/source-report';
import type { Findings } from './findings';
import { judge, type Judgement } from './level';
import { recommend } from './recommend';
import { weightOf } from './signals';
import { intervalOf, scoreOf, tallyOf } from './scores';

export interface ReportOptions {
  /** Intended use in the user's words, such as `academic`. */
  fieldContext?: string;
  /** Default true. */
  includeAlternatives?: boolean;
  /** False omits neutral lines. Default true. */
  detailedAnalysis?: boolean;
}

const CREDIBILITY: Aspect[] = ['credibility', 'publisher', 'content'];
const AUTHENTICITY: Aspect[] = ['authenticity', 'existence'];

export function reportOf(findings: Findings, options: ReportOptions = {}): SourceReport {
  const { facts, unansweredPoints } = findings;
  const lines = [...findings.lines].sort((a, b) => b.weight - a.weight || a.id.localeCompare(b.id));
  const judgment = judge(findings);
  const score = (aspects: Aspect[]) => {
    const tally = tallyOf(lines, unansweredPoints / 2, aspects);
    return tally.for + tally.against === 0 ? null : scoreOf(tally);
  };
  const about = (aspect: Aspect) => lines.filter((line) => line.aspect === aspect && line.weight > 0);
  const publisherLines = lines.filter(({ id, aspect }) => aspect === 'publisher' || id.endsWith('-publishers'));
  const whole = tallyOf(lines, unansweredPoints);
  const isUnasked = findings.answeredPoints === 0 && !findings.exists && whole.for + whole.against === 0;
  return {
    trustLevel: isUnasked ? null : judgment.level,
    insufficientEvidence: judgment.insufficientEvidence,
    overallScore: isUnasked ? null : scoreOf(whole),
    confidenceInterval: intervalOf(whole),
    balance: options.detailedAnalysis === false ? lines.filter(({ weight }) => weight > 0) : lines,
    existence: {
      exists: isUnasked ? null : findings.exists,
      verifiedIn: findings.verifiedIn,
      confidence: existenceConfidence(findings),
      notes: findings.notes,
    },
    credibility: {
      score: score(CREDIBILITY),
      analysis: analysisOf(lines, judgment),
      factors: {
        peerReview: facts.peerReview,
        impactFactor: facts.impactFactor,
        citationCount: facts.citationCount,
        authorReputation: facts.authorReputation,
        indexedDatabases: facts.indexedDatabases,
      },
    },
    authenticity: {
      score: score(AUTHENTICITY),
      checks: {
        domain: facts.domain,
        ssl: facts.ssl,
        contentIntegrity: facts.contentIntegrity,
        publisherVerification: facts.publisherVerification,
      },
      warnings: warningsOf(lines),
    },
    content: { quality: score(['content', 'credibility']), type: facts.contentType ?? 'Not known' },
    publisher: {
      name: facts.publisherName,
      type: facts.publisherType,
      reputation: publisherLines.length > 0 ? scoreOf(tallyOf(publisherLines, 0)) : null,
      indexedIn: about('publisher').flatMap(({ side, origin }) => (side === 'for' ? [origin] : [])),
      warnings: publisherLines.filter(({ side }) => side === 'against').map(withSource),
    },
    recommendations: recommend(lines, judgment, whole, options.fieldContext),
    alternativeSources: options.includeAlternatives === false ? [] : alternativesOf(findings, judgment.level),
    homonyms: findings.homonyms,
  };
}

/** Returns 0 to 100, by the number of sources that confirm it, or that answered that they have no record. */
function existenceConfidence({ exists, verifiedIn, answeredPoints, unansweredPoints }: Findings): number {
  if (exists) return Math.round(100 * (1 - 0.4 ** Math.max(1, verifiedIn.length)));
  return answeredPoints + unansweredPoints === 0
    ? 0
    : Math.round((50 * answeredPoints) / (answeredPoints + unansweredPoints));
}

function withSource({ statement, origin, date }: BalanceLine): string {
  return `${statement} (${origin}, ${date})`;
}

function analysisOf(lines: BalanceLine[], { insufficientEvidence }: Judgement): string {
  const best = (side: BalanceLine['side']) => lines.filter((line) => line.side === side).slice(0, 3);
  const pro = best('for').map(({ statement }) => statement);
  const con = best('against').map(({ statement }) => statement);
  return [
    insufficientEvidence ? 'Too little is known to judge this source; that is no mark against it.' : '',
    pro.length > 0 ? `For it: ${pro.join(' ')}` : 'No evidence for it was found.',
    con.length > 0 ? `Against it: ${con.join(' ')}` : 'No evidence against it was found.',
  ]
    .filter(Boolean)
    .join(' ');
}

function warningsOf(lines: BalanceLine[]): SourceReport['authenticity']['warnings'] {
  return lines
    .filter(({ side }) => side === 'against')
    .map((line) => ({
      message: withSource(line),
      recommendation: `${line.url ? `Read it at ${line.url} and judge yourself.` : 'Check it yourself before relying on the source.'}${line.dispute ? ` The owner of the source may dispute it: ${line.dispute}` : ''}`,
    }));
}

const DOAJ: Alternative = {
  title: 'Directory of Open Access Journals',
  reason: 'Journals of the same field that have been vetted for their review and their openness.',
  // The score of a journal listed there without other evidence.
  quality: scoreOf({ for: weightOf('doaj-journal'), against: 0, unanswered: 0 }),
  type: 'directory',
  url: 'https://doaj.org/',
};

function alternativesOf({ alternatives }: Findings, level: TrustLevel): Alternative[] {
  return level === 'high' ? alternatives : [...alternatives, DOAJ];
}
