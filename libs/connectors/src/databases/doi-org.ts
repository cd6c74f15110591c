import { z } from 'zod';
import {
  defineRecordRequest,
  defineRequest,
  NotCovered,
  type ConnectorDefinition,
  type Request,
} from '../connector-definition';
import { declared } from '../declared';
import { cslTypeOfCrossref } from '../mapping/crossref-types';
import { dateFromParts, parseDate } from '../mapping/csl-dates';
import { parseDisplayName, personNames, organizationName, personName } from '../mapping/person-names';
import { fields, listOf, optionalObject, text, texts, integer } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import { CSL_TYPES, type CslType } from '@veracite/model/csl';
import { encodeDoi } from '@veracite/model/identifiers';

const date = optionalObject({ 'date-parts': listOf(listOf(integer)), raw: text });
const name = z.object({ family: text, given: text, suffix: text, literal: text, name: text });
const itemShape = z.object({
  ...fields(text, 'DOI type container-title-short volume issue page publisher abstract URL'),
  ...fields(texts, 'title subtitle container-title ISSN ISBN'),
  author: listOf(name),
  editor: listOf(name),
  issued: date,
  published: date,
});

function typeOf(type: string | undefined): CslType {
  return CSL_TYPES.find((known) => known === type) ?? cslTypeOfCrossref(type);
}

const nameOf = (author: z.infer<typeof name>) =>
  author.family?.trim()
    ? personName(author.family, author.given, author.suffix)
    : author.literal
      ? parseDisplayName(author.literal)
      : organizationName(author.name ?? author.given);

/** @param asked the DOI that was resolved, because the records of some agencies lack it */
function cslWork(asked: string, item: z.infer<typeof itemShape>) {
  // A record without DOI and title is empty.
  if (!item.DOI && item.title.length === 0) return undefined;
  const dated = item.issued ?? item.published;
  // DataCite calls everything an article; arXiv's articles are preprints.
  const preprint = item.publisher === 'arXiv' || item.type === 'posted-content';
  return buildWork('doi-org', {
    id: (item.DOI ?? asked).toLowerCase(),
    type: preprint ? 'article' : typeOf(item.type),
    genre: preprint ? 'preprint' : undefined,
    title: item.title[0],
    subtitle: item.subtitle[0],
    authors: personNames(item.author, nameOf),
    editors: personNames(item.editor, nameOf),
    issued: dateFromParts(dated?.['date-parts'][0]) ?? parseDate(dated?.raw),
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

const agencyShape = z.array(z.object({ RA: text }));
/** Agencies that are asked themselves. */
const ASKED = ['Crossref', 'DataCite'];

/**
 * Asks for the agency of a DOI that does not resolve. Some agencies, such as ISTIC and CNKI, run resolvers of their own that doi.org does
 * not always reach, so absence counts only if the agency is asked itself or the prefix belongs to none.
 */
const requestAgency = (doi: string): Request =>
  defineRequest(
    { url: `https://doi.org/ra/${doi.slice(0, doi.indexOf('/'))}`, format: 'json' },
    agencyShape,
    ([found]) => {
      if (found?.RA !== undefined && !ASKED.includes(found.RA)) throw new NotCovered();
      return [];
    },
  );

export const doiOrg: ConnectorDefinition = {
  ...declared('doi-org'),
  version: 3, // prettier-ignore
  lookUp: {
    doi: (doi) =>
      defineRecordRequest(
        {
          url: `https://doi.org/${encodeDoi(doi)}`,
          headers: { accept: 'application/vnd.citationstyles.csl+json' },
          format: 'json',
          // The agency does not support this format: the DOI exists, but its metadata is not available.
          notCoveredStatuses: [204, 406],
          notFoundStatuses: [400, 404],
          ifNotFound: requestAgency(doi),
          leadsElsewhere: true,
        },
        itemShape,
        (item) => cslWork(doi, item),
      ),
  },
};
