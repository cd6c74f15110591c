import { LIMITS } from '@veracite/contracts/limits';
import { z } from 'zod';
import { plainLine } from '../../output/plain';
import { tool } from '../tool';
import { toldSilence } from '../told';

const LINES = 6;

export const checkSource = tool({
  name: 'check_source',
  title: 'Check a source',
  description:
    'Says how far a journal, a website, a work or an author can be relied on: registers, lists, retractions, what the page shows. Give an ISSN, a journal, a DOI, an ORCID iD, a name or an address.',
  input: { source: z.string().trim().min(LIMITS.sourceMinChars).max(LIMITS.lineMax) },
  async run({ source }, { answers }) {
    const { report, failed } = await answers.checkSource(source);
    const { trustLevel, insufficientEvidence, overallScore, confidenceInterval, balance, recommendations } = report;
    const [low, high] = confidenceInterval;
    return [
      insufficientEvidence
        ? 'Too little is known for a judgement.'
        : `Trust: ${trustLevel} (${Math.round(overallScore)} of 100, ${Math.round(low)} to ${Math.round(high)})`,
      ...recommendations.warnings.slice(0, 3).map((warning) => `Warning: ${warning}`),
      ...balance
        .slice(0, LINES)
        .map((line) => `- ${line.statement} (${line.origin}${line.url ? `, ${line.url}` : ''})`),
      toldSilence(failed),
    ]
      .filter((line): line is string => Boolean(line))
      .map((line) => plainLine(line, 400))
      .join('\n');
  },
});
