import { z } from 'zod';
import { address } from '../asking/address';
import { phrase } from '../asking/lucene';
import { allOf, eitherOf, searchByTerms } from '../asking/terms';
import { bareWords, wordsOf } from '../asking/words';
import { step, type Definition, type Step } from '../definition';
import type { WorkQuery } from '../port';
import { isoDate } from '../reading/dates';
import { inverted, names, person } from '../reading/names';
import { pagesFrom } from '../reading/pages';
import { many, part, text, texts } from '../reading/shape';
import { workOf } from '../reading/work';
import type { CslType } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';

const pids = many(z.object({ scheme: text, value: text }));
const productShape = z.object({
  id: text,
  type: text,
  mainTitle: text,
  subTitle: text,
  authors: many(z.object({ fullName: text, name: text, surname: text })),
  publicationDate: text,
  publisher: text,
  container: part({ name: text, issnPrinted: text, issnOnline: text, vol: text, iss: text, sp: text, ep: text }),
  pids,
  instances: many(z.object({ type: text, pids, urls: texts, alternateIdentifiers: pids })),
  descriptions: texts,
  language: part({ code: text }),
  bestAccessRight: part({ label: text }),
  indicators: part({ citationImpact: part({ citationCount: text }) }),
});
const reply = z.object({ header: z.unknown(), results: many(productShape) });

const TYPES: { [type: string]: CslType } = {
  Article: 'article-journal',
  'Journal Article': 'article-journal',
  Preprint: 'article',
  'Conference object': 'paper-conference',
  Book: 'book',
  'Part of book or chapter of book': 'chapter',
  Thesis: 'thesis',
  'Doctoral thesis': 'thesis',
  'Master thesis': 'thesis',
  'Bachelor thesis': 'thesis',
  Report: 'report',
  Dataset: 'dataset',
  Software: 'software',
};
const BROAD: { [type: string]: CslType } = { publication: 'article-journal', dataset: 'dataset', software: 'software' };

function openaireWork(it: z.infer<typeof productShape>): Work | undefined {
  const all = [...it.pids, ...it.instances.flatMap((one) => [...one.pids, ...one.alternateIdentifiers])];
  const pid = (scheme: string): string | undefined => all.find((one) => one.scheme?.toLowerCase() === scheme)?.value;
  const kind = it.instances.map((one) => TYPES[one.type ?? '']).find((type) => type !== undefined);
  const type = kind ?? BROAD[it.type ?? ''] ?? 'document';
  return workOf('openaire', {
    id: it.id,
    type,
    title: it.mainTitle,
    subtitle: it.subTitle,
    authors: names(it.authors, (author) =>
      author.surname ? person(author.surname, author.name) : inverted(author.fullName),
    ),
    issued: isoDate(it.publicationDate),
    container: it.container?.name,
    volume: it.container?.vol,
    issue: it.container?.iss,
    page: pagesFrom(it.container?.sp, it.container?.ep),
    publisher: it.publisher,
    genre: type === 'article' ? 'preprint' : undefined,
    language: it.language?.code === 'und' ? undefined : it.language?.code,
    abstract: it.descriptions[0],
    doi: pid('doi'),
    arxiv: pid('arxiv'),
    pmid: pid('pmid'),
    pmcid: pid('pmc'),
    issn: [it.container?.issnPrinted, it.container?.issnOnline],
    url: it.id && `https://explore.openaire.eu/search/result?id=${encodeURIComponent(it.id)}`,
    openAccess: it.bestAccessRight?.label ? /^open/i.test(it.bestAccessRight.label) : undefined,
    citedBy: it.indicators?.citationImpact?.citationCount
      ? Math.round(Number(it.indicators.citationImpact.citationCount))
      : undefined,
  });
}

function asked(query: { [name: string]: string | number }): Step {
  const url = address('https://api.openaire.eu/graph/v3/research-products', { ...query, page: 1 });
  return step({ url, format: 'json', list: true }, reply, ({ results }) => results.map(openaireWork));
}

function termsOf(query: WorkQuery): string | undefined {
  const words = wordsOf(query, 250);
  return words && bareWords(words);
}

export const openaire: Definition = {
  version: 1,
  source: {
    name: 'OpenAIRE Graph',
    homepage: 'https://graph.openaire.eu',
    coverage: 'About 350 million products of research gathered from repositories and registries (CC BY 4.0).',
    disciplines: ['general'],
    types: [
      'article-journal',
      'article',
      'paper-conference',
      'book',
      'chapter',
      'thesis',
      'report',
      'dataset',
      'software',
    ],
    identifiers: ['doi', 'pmid', 'pmcid', 'arxiv'],
    group: 'general',
  },
  documentation: 'https://graph.openaire.eu/docs/apis/graph-api/',
  pace: { requests: 60, seconds: 3_600, concurrent: 2 },
  keyedPace: { requests: 2, seconds: 1, concurrent: 2 },
  key: {
    place: { header: 'authorization', prefix: 'Bearer ' },
    needed: 'never',
    from: 'https://develop.openaire.eu/personal-token',
  },
  lookUp: { doi: (doi) => asked({ pid: phrase(doi), pageSize: 3 }) },
  bulk: { doi: { most: 20, ask: (dois) => asked({ pid: dois.map(phrase).join(' OR '), pageSize: 50 }) } },
  ...searchByTerms({
    termsOf,
    ask: (search, size) => asked({ search, pageSize: size, sortBy: 'relevance DESC' }),
    largest: 100,
    together: { most: 10, join: (terms) => eitherOf(terms.map(allOf)) },
  }),
};
