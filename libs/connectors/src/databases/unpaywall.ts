import { z } from 'zod';
import { record, type Definition } from '../definition';
import { cslTypeOfCrossref } from '../reading/crossref-types';
import { isoDate } from '../reading/dates';
import { displayed, names, person } from '../reading/names';
import { flag, many, text, whole } from '../reading/shape';
import { workOf } from '../reading/work';
import { encodeDoi } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';

const recordShape = z.object({
  doi: z.string(),
  title: text,
  genre: text,
  year: whole,
  published_date: text,
  publisher: text,
  journal_name: text,
  journal_issn_l: text,
  journal_issns: text,
  is_oa: flag,
  z_authors: many(z.object({ raw_author_name: text, family: text, given: text, suffix: text })),
});

export function unpaywallWork(it: z.infer<typeof recordShape>): Work | undefined {
  const preprint = it.genre === 'posted-content';
  return workOf('unpaywall', {
    id: it.doi.toLowerCase(),
    type: cslTypeOfCrossref(it.genre),
    genre: preprint ? 'preprint' : undefined,
    title: it.title,
    authors: names(it.z_authors, (one) =>
      one.family ? person(one.family, one.given, one.suffix) : displayed(one.raw_author_name ?? one.given),
    ),
    issued: isoDate(it.published_date) ?? isoDate(it.year),
    years: [it.year],
    container: it.journal_name,
    publisher: it.publisher,
    doi: it.doi,
    issn: [it.journal_issn_l, ...(it.journal_issns?.split(',') ?? [])],
    openAccess: it.is_oa,
  });
}

export const unpaywall: Definition = {
  version: 1,
  source: {
    name: 'Unpaywall',
    homepage: 'https://unpaywall.org',
    coverage: 'Whether and where a Crossref DOI can be read freely.',
    disciplines: ['general'],
    types: ['article-journal', 'paper-conference', 'chapter', 'book', 'article'],
    identifiers: ['doi'],
    group: 'general',
  },
  documentation: 'https://unpaywall.org/products/api',
  pace: { requests: 5, seconds: 1, concurrent: 3 },
  contact: { param: 'email', needed: true },
  lookUp: {
    doi: (doi) =>
      record({ url: `https://api.unpaywall.org/v2/${encodeDoi(doi)}`, format: 'json' }, recordShape, (record) =>
        unpaywallWork(record),
      ),
  },
};
