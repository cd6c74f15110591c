import type { BalanceLine } from '@veracite/model/balance';
import type { Recommendations } from '@veracite/model/source-report';
import { GRAVE, type Judgement } from './level';
import { intervalOf, scoreOf, type Tally } from './scores';

/** A source of medium level is usable above this score if no grave line is against it. */
const USABLE = 55;

export function recommend(
  lines: BalanceLine[],
  { level, insufficientEvidence }: Judgement,
  tally: Tally,
  fieldContext = 'academic',
): Recommendations {
  const against = lines.filter(({ side }) => side === 'against');
  const grave = against.some(({ weight }) => weight >= GRAVE);
  const shouldUse =
    !insufficientEvidence && (level === 'high' || (level === 'medium' && !grave && scoreOf(tally) >= USABLE));
  const [low, high] = intervalOf(tally);
  return {
    shouldUse,
    confidence: Math.round(100 - (high - low)) / 100,
    reasons: reasonsOf(lines, insufficientEvidence),
    usageGuidelines: guidelines(shouldUse, insufficientEvidence, fieldContext),
    improvements: improvementsOf(tally, insufficientEvidence),
    warnings: against.map(({ statement, origin, date }) => `${statement} (${origin}, ${date})`),
  };
}

function reasonsOf(lines: BalanceLine[], insufficientEvidence: boolean): string[] {
  const weighty = lines.filter(({ weight }) => weight > 0).slice(0, 5);
  return [
    ...(insufficientEvidence ? ['Too little could be found or asked to judge this source.'] : []),
    ...weighty.map(({ side, statement }) => `${side === 'for' ? 'For' : 'Against'}: ${statement}`),
  ];
}

function guidelines(shouldUse: boolean, insufficientEvidence: boolean, fieldContext: string): string[] {
  if (insufficientEvidence)
    return [
      'Read the work itself, and look at who edits and reviews the source.',
      'Ask a librarian of your field; small and regional sources are often good and seldom indexed.',
    ];
  if (!shouldUse)
    return [
      `Do not rest an argument of ${fieldContext} work on it alone; find a second, independent source.`,
      'When you must cite it, say what speaks against it.',
    ];
  return [`Fit for ${fieldContext} use; judge each work in it on its own merits, and check it for retractions.`];
}

function improvementsOf({ unanswered }: Tally, insufficientEvidence: boolean): string[] {
  return [
    ...(unanswered > 0
      ? ['Ask again later: some registries did not answer, and the interval is wide for that reason.']
      : []),
    ...(insufficientEvidence ? ['Ask by ISSN, DOI or ORCID iD: titles and names are shared.'] : []),
  ];
}
