import { z } from 'zod';
import { address } from '../asking/address';
import { eitherOf, searchByTerms } from '../asking/terms';
import { bareWords, firstAuthor, wordsOf } from '../asking/words';
import { step, type Definition, type Step } from '../definition';
import type { WorkQuery } from '../port';
import { isoDate, yearIn } from '../reading/dates';
import { displayed, names } from '../reading/names';
import { many, part, text, textAt } from '../reading/shape';
import { workOf } from '../reading/work';
import { AskFault } from '../runtime/fault';
import { normaliseArxiv } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';

const element = textAt('#');
const entryShape = z.object({
  id: element,
  title: element,
  published: element,
  updated: element,
  summary: element,
  author: many(z.object({ name: element })),
  doi: element,
  journal_ref: element,
  comment: element,
  primary_category: part({ '@term': text }),
});
const feed = z.object({ feed: z.object({ entry: many(entryShape) }) });

function arxivWork(entry: z.infer<typeof entryShape>): Work | undefined {
  const id = normaliseArxiv(entry.id ?? '');
  // An id that is well-formed and unknown comes back as an entry without title.
  if (!id || !entry.title) return undefined;
  const withdrawn =
    /\bwithdrawn\b/i.test(entry.comment ?? '') ||
    /^this (?:paper|article|submission) has been withdrawn/i.test(entry.summary ?? '');
  return workOf('arxiv', {
    id,
    type: 'article',
    genre: 'preprint',
    title: entry.title,
    authors: names(entry.author, (author) => displayed(author.name)),
    issued: isoDate(entry.published),
    years: [yearIn(entry.published), yearIn(entry.updated), yearIn(entry.journal_ref)],
    container: 'arXiv',
    number: `arXiv:${id}`,
    publisher: 'arXiv',
    abstract: entry.summary,
    arxiv: id,
    doi: `10.48550/arxiv.${id}`,
    url: `https://arxiv.org/abs/${id}`,
    versionOf: entry.doi?.split(' ')[0],
    openAccess: true,
    standing: withdrawn ? 'withdrawn' : undefined,
    notices: withdrawn ? [{ standing: 'withdrawn', url: `https://arxiv.org/abs/${id}`, source: 'arxiv' }] : undefined,
  });
}

function asked(query: { [name: string]: string | number }): Step {
  const url = address('https://export.arxiv.org/api/query', query);
  return step(
    { url, format: 'xml', list: true, headers: { accept: 'application/atom+xml' } },
    feed,
    ({ feed: { entry } }) => {
      if (entry.some((one) => one.id?.includes('/api/errors')))
        throw new AskFault('refused', 'It refused the question with an error of its own.');
      return entry.map(arxivWork);
    },
  );
}

/** The title as a phrase; and, since one wrong word defeats a phrase, its longest words beside the author. */
function termsOf(query: WorkQuery): string | undefined {
  const words = wordsOf(query, 250);
  if (!words || !query.title) return words && `all:${bareWords(words)}`;
  const title = bareWords(words);
  const author = firstAuthor(query);
  const longest = [...new Set(title.split(' '))].sort((a, b) => b.length - a.length).slice(0, 3);
  const parts = [
    ...longest.map((word) => `ti:${word}`),
    ...(author ? [`au:${bareWords(author).replace(/ /g, '_')}`] : []),
  ];
  return `ti:"${title}" OR (${parts.join(' AND ')})`;
}

export const arxiv: Definition = {
  version: 2,
  source: {
    name: 'arXiv',
    homepage: 'https://arxiv.org',
    coverage:
      'About 3 million preprints of physics, mathematics, computing, statistics, quantitative biology and economics.',
    disciplines: ['physics', 'mathematics', 'computing', 'engineering'],
    types: ['article'],
    identifiers: ['arxiv', 'doi'],
    group: 'scientific',
  },
  documentation: 'https://info.arxiv.org/help/api/user-manual.html',
  pace: { requests: 1, seconds: 3, concurrent: 1 },
  lookUp: { arxiv: (id) => asked({ id_list: id, max_results: 1 }) },
  bulk: { arxiv: { most: 100, ask: (ids) => asked({ id_list: ids.join(','), max_results: ids.length }) } },
  ...searchByTerms({
    termsOf,
    ask: (terms, size) => asked({ search_query: terms, start: 0, max_results: size, sortBy: 'relevance' }),
    largest: 120,
    together: { most: 15, join: eitherOf },
  }),
};
