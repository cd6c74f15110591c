import { z } from 'zod';
import { address } from '../asking/address';
import { anyOf, phrase } from '../asking/lucene';
import { bareWords, firstAuthor, limitOf, wordsOf } from '../asking/words';
import { step, type Definition, type Step } from '../definition';
import { isoDate, yearIn } from '../reading/dates';
import { inverted, names } from '../reading/names';
import { many, part, records, text, texts, whole } from '../reading/shape';
import { workOf } from '../reading/work';
import type { CslType } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';

const resultShape = z.object({
  id: text,
  title: text,
  authors: many(z.object({ name: text })),
  yearPublished: text,
  publishedDate: text,
  publisher: text,
  journals: many(z.object({ title: text, identifiers: texts })),
  doi: text,
  identifiers: many(z.object({ type: text, identifier: text })),
  arxivId: text,
  pubmedId: text,
  abstract: text,
  documentType: text,
  language: part({ code: text }),
  citationCount: whole,
});
const reply = z.object({ results: records(resultShape) });

const TYPES: { [type: string]: CslType } = {
  thesis: 'thesis',
  book: 'book',
  presentation: 'speech',
  dataset: 'dataset',
};

function coreWork(it: z.infer<typeof resultShape>): Work | undefined {
  const journal = it.journals[0];
  const doi = it.doi ?? it.identifiers.find((one) => one.type?.toUpperCase() === 'DOI')?.identifier;
  const preprint = it.arxivId !== undefined && !doi;
  const type =
    TYPES[it.documentType ?? ''] ?? (preprint ? 'article' : journal?.title || doi ? 'article-journal' : 'document');
  return workOf('core', {
    id: it.id,
    type,
    title: it.title,
    authors: names(it.authors, (author) => inverted(author.name)),
    issued: isoDate(it.publishedDate?.slice(0, 10)) ?? isoDate(it.yearPublished),
    years: [yearIn(it.yearPublished)],
    container: journal?.title,
    // Publishers taken over from a harvested record stand in single quotes.
    publisher: it.publisher?.replace(/^'(.*)'$/, '$1'),
    genre: preprint ? 'preprint' : undefined,
    language: it.language?.code,
    abstract: it.abstract,
    doi,
    arxiv: it.arxivId,
    pmid: it.pubmedId,
    issn: journal?.identifiers.map((id) => id.replace(/^issn:/i, '')),
    url: it.id && `https://core.ac.uk/works/${it.id}`,
    openAccess: true,
    citedBy: it.citationCount,
  });
}

function asked(q: string, limit: number): Step {
  // Without the last slash it redirects, and the key is lost on the way.
  const url = address('https://api.core.ac.uk/v3/search/works/', { q, limit, offset: 0 });
  return step({ url, format: 'json', list: true }, reply, ({ results }) => results.map(coreWork));
}

export const core: Definition = {
  version: 2,
  source: {
    name: 'CORE',
    homepage: 'https://core.ac.uk',
    coverage: 'About 370 million records of open-access repositories and journals.',
    disciplines: ['general'],
    types: ['article-journal', 'article', 'thesis', 'book', 'report', 'paper-conference'],
    identifiers: ['doi', 'arxiv', 'pmid'],
    group: 'general',
  },
  documentation: 'https://api.core.ac.uk/docs/v3',
  pace: { requests: 10, seconds: 60, concurrent: 1 },
  keyedPace: { requests: 25, seconds: 60, concurrent: 2 },
  key: {
    place: { header: 'authorization', prefix: 'Bearer ' },
    needed: 'always',
    from: 'https://core.ac.uk/services/api',
  },
  lookUp: { doi: (doi) => asked(`doi:${phrase(doi)}`, 3) },
  bulk: { doi: { most: 20, ask: (dois) => asked(anyOf('doi', dois), 50) } },
  search(query) {
    const words = wordsOf(query, 250);
    if (!words) return undefined;
    const author = query.title ? firstAuthor(query) : undefined;
    const title = query.title ? `title:(${bareWords(words)})` : bareWords(words);
    return asked(author ? `${title} AND authors:${phrase(author)}` : title, limitOf(query, 25));
  },
};
