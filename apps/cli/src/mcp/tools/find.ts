import { LIMITS, yearMax } from '@veracite/contracts/limits';
import { correct } from '@veracite/formatting/correct';
import { STYLES } from '@veracite/model/verification';
import { identifierUrl } from '@veracite/model/identifiers';
import { z } from 'zod';
import { plainLine } from '../../output/plain';
import { Refused } from '../answers';
import { tool } from '../tool';
import { toldSilence } from '../told';

const MOST = 10;
const part = z.string().trim().min(1).max(LIMITS.lineMax).optional();

export const findCitation = tool({
  name: 'find_citation',
  title: 'Find a work to cite',
  description:
    'Finds published works from what is remembered of them: part of a title, a name, a journal, a year, words of the abstract. Any part may be misspelt or wrong. Gives the likeliest works with the chance that each is meant, as citations with links.',
  input: {
    title: part.describe('Words of the title'),
    author: part.describe('Names, as remembered'),
    journal: part,
    year: z.number().int().min(LIMITS.yearMin).max(yearMax(new Date())).optional(),
    keywords: part.describe('What it is about, or an abstract'),
    style: z.enum(STYLES).default('apa'),
    limit: z.number().int().min(1).max(MOST).default(5),
  },
  async run({ style, limit, ...description }, { answers }) {
    const given = Object.values(description).some((value) => typeof value === 'string');
    if (!given) throw new Refused('Give a title, an author, a journal or keywords.');
    const { works, failed } = await answers.find(description);
    const lines = works.slice(0, limit).map(({ csl, doi, url, confidence, retracted }, at) => {
      const link = doi ? identifierUrl('doi', doi) : url;
      const citation = plainLine(correct(csl)[style], 500);
      return `${at + 1}. (${Math.round(confidence * 100)} %)${retracted ? ' RETRACTED' : ''} ${citation}${link && !citation.includes(link) ? ` ${link}` : ''}`;
    });
    return [lines.length > 0 ? lines.join('\n') : 'No work fits this description.', toldSilence(failed)]
      .filter(Boolean)
      .join('\n');
  },
});
