import { z } from 'zod';
import { record, type Definition } from '../definition';
import { cslTypeOfCrossref } from '../reading/crossref-types';
import { dateFromParts, isoDate } from '../reading/dates';
import { displayed, names, organisation, person } from '../reading/names';
import { many, part, text, texts, whole } from '../reading/shape';
import { workOf } from '../reading/work';
import { CSL_TYPES, type CslType } from '@veracite/model/csl';
import { encodeDoi } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';

const date = part({ 'date-parts': many(many(whole)), raw: text });
const name = z.object({ family: text, given: text, suffix: text, literal: text, name: text });
const itemShape = z.object({
  DOI: text,
  type: text,
  title: texts,
  subtitle: texts,
  author: many(name),
  editor: many(name),
  issued: date,
  published: date,
  'container-title': texts,
  'container-title-short': text,
  volume: text,
  issue: text,
  page: text,
  publisher: text,
  ISSN: texts,
  ISBN: texts,
  abstract: text,
  URL: text,
});

function typeOf(type: string | undefined): CslType {
  return CSL_TYPES.find((known) => known === type) ?? cslTypeOfCrossref(type);
}

const nameOf = (one: z.infer<typeof name>) =>
  one.family?.trim()
    ? person(one.family, one.given, one.suffix)
    : one.literal
      ? displayed(one.literal)
      : organisation(one.name ?? one.given);

/** @param asked the DOI that was resolved: some agencies leave it out of what they tell */
function cslWork(asked: string, item: z.infer<typeof itemShape>): Work | undefined {
  // What says neither which DOI it is nor what it is called tells nothing.
  if (!item.DOI && item.title.length === 0) return undefined;
  const dated = item.issued ?? item.published;
  // DataCite calls everything an article; what stands on arXiv is a preprint.
  const preprint = item.publisher === 'arXiv' || item.type === 'posted-content';
  return workOf('doi-org', {
    id: (item.DOI ?? asked).toLowerCase(),
    type: preprint ? 'article' : typeOf(item.type),
    genre: preprint ? 'preprint' : undefined,
    title: item.title[0],
    subtitle: item.subtitle[0],
    authors: names(item.author, nameOf),
    editors: names(item.editor, nameOf),
    issued: dateFromParts(dated?.['date-parts'][0]) ?? isoDate(dated?.raw),
    container: item['container-title'][0],
    containerShort: item['container-title-short'],
    volume: item.volume,
    issue: item.issue,
    page: item.page,
    publisher: item.publisher,
    abstract: item.abstract,
    doi: item.DOI ?? asked,
    isbn: item.ISBN,
    issn: item.ISSN,
  });
}

export const doiOrg: Definition = {
  version: 2,
  source: {
    name: 'doi.org',
    homepage: 'https://www.doi.org',
    coverage: 'Every DOI of every agency: where it leads and, for most agencies, what it names.',
    disciplines: ['general'],
    types: ['article-journal', 'paper-conference', 'book', 'chapter', 'dataset', 'report', 'thesis', 'article'],
    identifiers: ['doi'],
    group: 'general',
  },
  documentation: 'https://www.doi.org/the-identifier/resources/factsheets/doi-resolution-documentation',
  pace: { requests: 5, seconds: 1, concurrent: 3 },
  redirectsTo: [
    'api.crossref.org', 'data.crossref.org', 'data.crosscite.org', 'data.datacite.org', 'api.datacite.org', 'dx.doi.org',
    'doi.org', 'www.doi.org', 'data.medra.org', 'www.medra.org', 'api.japanlinkcenter.org', 'japanlinkcenter.org',
  ], // prettier-ignore
  lookUp: {
    doi: (doi) =>
      record(
        {
          url: `https://doi.org/${encodeDoi(doi)}`,
          headers: { accept: 'application/vnd.citationstyles.csl+json' },
          format: 'json',
          // Agencies that do not give this form: the DOI exists, and what it names is not told.
          uncovered: [204, 406],
          absent: [400, 404],
        },
        itemShape,
        (item) => cslWork(doi, item),
      ),
  },
};
