import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { plainWords, recordLimit, searchWords } from '../queries/search-words';
import { defineRecordRequest, defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { cslTypeOfCrossref } from '../mapping/crossref-types';
import { parseDisplayName, personNames } from '../mapping/person-names';
import { fields, flag, listOf, optionalObject, recordList, text, texts, integer } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import { encodeDoi } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { workTypes } from '../mapping/work-types';

const WORKS = 'https://api.openalex.org/works';
/** The largest number of authors in a list; a single record has all authors. */
const LISTED_AUTHORS = 100;

const location = optionalObject({
  source: optionalObject({ display_name: text, host_organization_name: text, issn: texts, issn_l: text, type: text }),
  landing_page_url: text,
});
export const workShape = z.object({
  ...fields(text, 'id doi title display_name type type_crossref publication_date language'),
  authorships: listOf(z.object({ raw_author_name: text, author: optionalObject({ display_name: text }) })),
  publication_year: integer,
  primary_location: location,
  biblio: optionalObject({ volume: text, issue: text, first_page: text, last_page: text }),
  ids: optionalObject({ pmid: text, pmcid: text }),
  cited_by_count: integer,
  is_retracted: flag,
  open_access: optionalObject({ is_oa: flag }),
  abstract_inverted_index: z.record(z.string(), z.array(z.number())).nullish().catch(undefined),
});
const list = z.object({ results: recordList(workShape) });

const TYPES = workTypes('openalex');

export function openalexWork(work: z.infer<typeof workShape>): Work | undefined {
  const source = work.primary_location?.source;
  const last = (url: string | undefined): string | undefined => url?.split('/').pop();
  const conference = work.type_crossref === 'proceedings-article' || source?.type === 'conference';
  const type =
    conference && work.type !== 'preprint'
      ? 'paper-conference'
      : (TYPES[work.type ?? ''] ?? cslTypeOfCrossref(work.type));
  return buildWork('openalex', {
    id: last(work.id) ?? work.doi,
    type,
    title: work.title ?? work.display_name,
    authors: personNames(work.authorships, (entry) =>
      parseDisplayName(entry.raw_author_name ?? entry.author?.display_name),
    ),
    dates: [work.publication_date, work.publication_year],
    years: [work.publication_year],
    container: source?.display_name,
    volume: work.biblio?.volume,
    issue: work.biblio?.issue,
    pages: [work.biblio?.first_page, work.biblio?.last_page],
    publisher: source?.host_organization_name,
    genre: type === 'article' ? 'preprint' : undefined,
    language: work.language,
    abstract: textOf(work.abstract_inverted_index ?? {}),
    doi: work.doi,
    arxiv: /arxiv\.org\/abs\//.test(work.primary_location?.landing_page_url ?? '')
      ? work.primary_location?.landing_page_url
      : undefined,
    pmid: last(work.ids?.pmid),
    pmcid: pmcid(last(work.ids?.pmcid)),
    issn: [source?.issn_l, ...(source?.issn ?? [])],
    url: work.id?.startsWith('http') ? work.id : undefined,
    // The records of notices have the flag too.
    notices: work.is_retracted && work.type !== 'retraction' ? [{ standing: 'retracted', source: 'openalex' }] : [],
    openAccess: work.open_access?.is_oa,
    citedBy: work.cited_by_count,
    authorsTruncated: work.authorships.length === LISTED_AUTHORS || undefined,
  });
}

/** Returns the text of an inverted index, which has the positions of each word. */
function textOf(index: Record<string, number[]>): string {
  const places = Object.entries(index).flatMap(([word, positions]) => positions.map((place) => ({ word, at: place })));
  return places
    .sort((a, b) => a.at - b.at)
    .map(({ word }) => word)
    .join(' ');
}

const pmcid = (digits: string | undefined): string | undefined =>
  digits && /^\d+$/.test(digits) ? `PMC${digits}` : digits;

const lookUp = (name: string): Request =>
  defineRecordRequest({ url: `${WORKS}/${name}`, format: 'json' }, workShape, (work) => openalexWork(work));

function listed(query: { [name: string]: string | number | undefined }): Request {
  return defineRequest({ url: buildUrl(WORKS, query), format: 'json', list: true }, list, ({ results }) =>
    results.map(openalexWork),
  );
}

export const openalex: ConnectorDefinition = {
  ...declared('openalex'),
  version: 3,
  lookUp: {
    doi: (doi) => lookUp(`doi:${encodeDoi(doi)}`),
    pmid: (pmid) => lookUp(`pmid:${pmid}`),
    pmcid: (id) => lookUp(`pmcid:${id.replace('PMC', '')}`),
  },
  bulk: {
    doi: {
      maxValues: 100,
      accepts: (doi) => !/[,|]/.test(doi),
      request: (dois) => listed({ filter: `doi:${dois.join('|')}`, per_page: 100 }),
    },
  },
  search(query) {
    const words = searchWords(query);
    return words ? listed({ search: plainWords(words), per_page: recordLimit(query, 25) }) : undefined;
  },
};
