import { z } from 'zod';
import { defineRecordRequest, type ConnectorDefinition } from '../connector-definition';
import { cslTypeOfCrossref } from '../mapping/crossref-types';
import { parseDisplayName, personNames, personName } from '../mapping/person-names';
import { fields, flag, listOf, text, integer } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import { encodeDoi } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';

const recordShape = z.object({
  doi: z.string(),
  ...fields(text, 'title genre published_date publisher journal_name journal_issn_l journal_issns'),
  year: integer,
  is_oa: flag,
  z_authors: listOf(z.object({ raw_author_name: text, family: text, given: text, suffix: text })),
});

export function unpaywallWork(it: z.infer<typeof recordShape>): Work | undefined {
  const preprint = it.genre === 'posted-content';
  return buildWork('unpaywall', {
    id: it.doi.toLowerCase(),
    type: cslTypeOfCrossref(it.genre),
    genre: preprint ? 'preprint' : undefined,
    title: it.title,
    authors: personNames(it.z_authors, (one) =>
      one.family ? personName(one.family, one.given, one.suffix) : parseDisplayName(one.raw_author_name ?? one.given),
    ),
    dates: [it.published_date, it.year],
    years: [it.year],
    container: it.journal_name,
    publisher: it.publisher,
    doi: it.doi,
    issn: [it.journal_issn_l, ...(it.journal_issns?.split(',') ?? [])],
    openAccess: it.is_oa,
  });
}

export const unpaywall: ConnectorDefinition = {
  version: 1,
  source: {
    name: 'Unpaywall',
    homepage: 'https://unpaywall.org',
    coverage: 'Whether and where a Crossref DOI can be read freely.',
    group: 'general',
  },
  documentation: 'https://unpaywall.org/products/api',
  pace: { requests: 5, seconds: 1, concurrent: 3 },
  contact: { param: 'email', needed: true },
  lookUp: {
    doi: (doi) =>
      defineRecordRequest(
        { url: `https://api.unpaywall.org/v2/${encodeDoi(doi)}`, format: 'json' },
        recordShape,
        (record) => unpaywallWork(record),
      ),
  },
};
