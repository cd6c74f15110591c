import { z } from 'zod';
import { address, segment } from '../asking/address';
import { phrase } from '../asking/lucene';
import { eitherOf, searchByTerms } from '../asking/terms';
import { bareWords, firstAuthor, wordsOf } from '../asking/words';
import { record, step, type Definition, type Step } from '../definition';
import type { WorkQuery } from '../port';
import { dataciteWork, recordShape } from '../reading/datacite-work';
import { records } from '../reading/shape';

const DOIS = 'https://api.datacite.org/dois';
const single = z.object({ data: recordShape });
const list = z.object({ data: records(recordShape) });

function listed(question: { ids: string } | { query: string }, size: number): Step {
  const url = address(DOIS, { ...question, 'page[size]': size, 'disable-facets': 'true' });
  return step({ url, format: 'json', list: true }, list, ({ data }) => data.map(dataciteWork));
}

function termsOf(query: WorkQuery): string | undefined {
  const words = wordsOf(query);
  if (!words) return undefined;
  const author = query.title ? firstAuthor(query) : undefined;
  const title = query.title
    ? `titles.title:${phrase(query.title)} OR titles.title:(${bareWords(words)})`
    : bareWords(words);
  return author ? `(${title}) AND creators.name:${phrase(author)}` : title;
}

export const datacite: Definition = {
  version: 1,
  source: {
    name: 'DataCite',
    homepage: 'https://datacite.org',
    coverage: 'About 108 million DOIs of data, software, preprints (all of arXiv), theses and reports.',
    disciplines: ['general', 'data'],
    types: [
      'dataset',
      'software',
      'article',
      'thesis',
      'report',
      'article-journal',
      'book',
      'chapter',
      'paper-conference',
    ],
    identifiers: ['doi', 'arxiv'],
    group: 'general',
  },
  documentation: 'https://support.datacite.org/docs/api',
  pace: { requests: 5, seconds: 3, concurrent: 3 },
  politePace: { requests: 3, seconds: 1, concurrent: 3 },
  contact: { param: 'mailto' },
  lookUp: {
    doi: (doi) => record({ url: `${DOIS}/${segment(doi)}`, format: 'json' }, single, ({ data }) => dataciteWork(data)),
    arxiv: (id) =>
      record({ url: `${DOIS}/${segment(`10.48550/arxiv.${id}`)}`, format: 'json' }, single, ({ data }) =>
        dataciteWork(data),
      ),
  },
  bulk: {
    doi: { most: 50, fits: (doi) => !doi.includes(','), ask: (dois) => listed({ ids: dois.join(',') }, dois.length) },
  },
  ...searchByTerms({
    termsOf,
    ask: (query, size) => listed({ query }, size),
    largest: 100,
    together: { most: 10, join: eitherOf },
  }),
};
