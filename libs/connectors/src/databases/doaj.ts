import { z } from 'zod';
import { phrase } from '../asking/lucene';
import { eitherOf, searchByTerms } from '../asking/terms';
import { bareWords, firstAuthor, wordsOf } from '../asking/words';
import { segment } from '../asking/address';
import { step, type Definition, type Step } from '../definition';
import type { WorkQuery } from '../port';
import { isoDate } from '../reading/dates';
import { displayed, names } from '../reading/names';
import { pagesFrom } from '../reading/pages';
import { many, part, records, text, texts } from '../reading/shape';
import { workOf } from '../reading/work';
import type { Work } from '@veracite/model/work';

export const recordShape = z.object({
  id: text,
  bibjson: z.object({
    title: text,
    author: many(z.object({ name: text })),
    year: text,
    month: text,
    start_page: text,
    end_page: text,
    journal: part({ title: text, volume: text, number: text, publisher: text, issns: texts, language: texts }),
    identifier: many(z.object({ type: text, id: text })),
    abstract: text,
  }),
});
const reply = z.object({ results: records(recordShape) });

export function doajWork({ id, bibjson: it }: z.infer<typeof recordShape>): Work | undefined {
  const identifier = (kind: RegExp): string[] =>
    it.identifier.flatMap((one) => (one.id && kind.test(one.type ?? '') ? [one.id] : []));
  return workOf('doaj', {
    id,
    type: 'article-journal',
    title: it.title,
    authors: names(it.author, (author) => displayed(author.name)),
    issued: isoDate(it.month && /^\d{1,2}$/.test(it.month) ? `${it.year}-${it.month.padStart(2, '0')}` : it.year),
    container: it.journal?.title,
    volume: it.journal?.volume,
    issue: it.journal?.number,
    page: pagesFrom(it.start_page, it.end_page),
    publisher: it.journal?.publisher,
    language: it.journal?.language[0]?.toLowerCase(),
    abstract: it.abstract,
    doi: identifier(/^doi$/i)[0],
    issn: [...identifier(/issn$/i), ...(it.journal?.issns ?? [])],
    url: id && `https://doaj.org/article/${id}`,
    openAccess: true,
  });
}

function asked(query: string, size: number): Step {
  const url = `https://doaj.org/api/search/articles/${segment(query)}?page=1&pageSize=${size}`;
  return step({ url, format: 'json', list: true }, reply, ({ results }) => results.map(doajWork));
}

function termsOf(query: WorkQuery): string | undefined {
  const words = wordsOf(query, 250);
  if (!words) return undefined;
  const author = query.title ? firstAuthor(query) : undefined;
  const title = query.title ? `bibjson.title:(${bareWords(words)})` : bareWords(words);
  return author ? `${title} AND bibjson.author.name:${phrase(author)}` : title;
}

export const doaj: Definition = {
  version: 1,
  source: {
    name: 'DOAJ',
    homepage: 'https://doaj.org',
    coverage: 'More than 11 million articles of about 22,000 open-access journals that were vetted.',
    disciplines: ['general'],
    types: ['article-journal'],
    identifiers: ['doi', 'issn'],
    group: 'general',
  },
  documentation: 'https://doaj.org/api/docs',
  pace: { requests: 2, seconds: 1, concurrent: 2 },
  lookUp: { doi: (doi) => asked(`doi:${phrase(doi)}`, 3) },
  bulk: { doi: { most: 20, ask: (dois) => asked(dois.map((doi) => `doi:${phrase(doi)}`).join(' OR '), 100) } },
  ...searchByTerms({
    termsOf,
    ask: asked,
    largest: 100,
    together: { most: 8, join: eitherOf },
  }),
};
