import { LIMITS } from '@veracite/contracts/limits';
import { z } from 'zod';
import { plainLine } from '../../output/plain-text';
import { tool } from '../tool';
import { formatUnreachable } from '../format-result';

const LINES = 6;

export const checkSource = tool({
  name: 'check_source',
  title: 'Check a source',
  description:
    'Assesses the reliability of a journal, website, work or author from registries, lists, retractions and its web page. Pass an ISSN, a journal title, a DOI, an ORCID iD, a name or a URL.',
  input: { source: z.string().trim().min(LIMITS.sourceMinChars).max(LIMITS.lineMax) },
  async run({ source }, { backend: answers }) {
    const { report, failed } = await answers.checkSource(source);
    const { trustLevel, insufficientEvidence, overallScore, confidenceInterval, balance, recommendations } = report;
    const [low, high] = confidenceInterval;
    return [
      insufficientEvidence || overallScore === null
        ? 'There is not enough evidence for an assessment.'
        : `Trust: ${trustLevel} (${Math.round(overallScore)} of 100, ${Math.round(low)} to ${Math.round(high)})`,
      ...recommendations.warnings.slice(0, 3).map((warning) => `Warning: ${warning}`),
      ...balance
        .slice(0, LINES)
        .map((line) => `- ${line.statement} (${line.origin}${line.url ? `, ${line.url}` : ''})`),
      formatUnreachable(failed),
    ]
      .filter((line): line is string => Boolean(line))
      .map((line) => plainLine(line, 400))
      .join('\n');
  },
});
