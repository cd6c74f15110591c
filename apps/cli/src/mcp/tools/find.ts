import { LIMITS, yearMax } from '@veracite/contracts/limits';
import { correct } from '@veracite/formatting/correct';
import { STYLES } from '@veracite/model/verification';
import { identifierUrl } from '@veracite/model/identifiers';
import { z } from 'zod';
import { plainLine } from '../../output/plain-text';
import { ToolError } from '../backend';
import { tool } from '../tool';
import { formatUnreachable } from '../format-result';

const MOST = 10;
const part = z.string().trim().min(1).max(LIMITS.lineMax).optional();

export const findCitation = tool({
  name: 'find_citation',
  title: 'Find a work to cite',
  description:
    'Finds published works from a partial description: words of the title, a name, a journal, a year, words of the abstract. Any part may be misspelled or wrong. Returns the most likely works, with the probability of each, as citations with links.',
  input: {
    title: part.describe('Words of the title'),
    author: part.describe('Names of authors'),
    journal: part,
    year: z.number().int().min(LIMITS.yearMin).max(yearMax(new Date())).optional(),
    keywords: part.describe('Topic, or words of the abstract'),
    style: z.enum(STYLES).default('apa'),
    limit: z.number().int().min(1).max(MOST).default(5),
  },
  async run({ style, limit, ...description }, { backend: answers }) {
    const given = Object.values(description).some((value) => typeof value === 'string');
    if (!given) throw new ToolError('Pass a title, an author, a journal or keywords.');
    const { works, failed } = await answers.find(description);
    const lines = works.slice(0, limit).map(({ csl, doi, url, confidence, retracted }, index) => {
      const link = doi ? identifierUrl('doi', doi) : url;
      const citation = plainLine(correct(csl)[style], 500);
      return `${index + 1}. (${Math.round(confidence * 100)} %)${retracted ? ' RETRACTED' : ''} ${citation}${link && !citation.includes(link) ? ` ${link}` : ''}`;
    });
    return [lines.length > 0 ? lines.join('\n') : 'No work matches this description.', formatUnreachable(failed)]
      .filter(Boolean)
      .join('\n');
  },
});
