import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { plainWords, recordLimit, searchWords } from '../queries/search-words';
import { defineRecordRequest, defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { parseDisplayName, personNames } from '../mapping/person-names';
import { fields, flag, listOf, optionalObject, text, texts, integer } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import type { CslType } from '@veracite/model/csl';
import { workTypes } from '../mapping/work-types';

const API = 'https://api.semanticscholar.org/graph/v1/paper';
const FIELDS =
  'externalIds,title,abstract,authors,year,publicationDate,venue,publicationVenue,journal,publicationTypes,citationCount,isOpenAccess,url';
const paperShape = z.object({
  ...fields(text, 'paperId title publicationDate venue abstract url'),
  authors: listOf(z.object({ name: text })),
  year: integer,
  publicationVenue: optionalObject({ name: text, issn: text, type: text }),
  journal: optionalObject({ name: text, volume: text, pages: text }),
  externalIds: optionalObject({ DOI: text, ArXiv: text, PubMed: text, PubMedCentral: text }),
  publicationTypes: texts,
  citationCount: integer,
  isOpenAccess: flag,
});
/** Without results there is no `data`. */
const list = z.object({ total: z.number(), data: listOf(paperShape) });

const TYPES = workTypes('semantic-scholar');

function typeOf(paper: z.infer<typeof paperShape>): CslType {
  const onlyArxiv = /^arxiv/i.test(paper.publicationVenue?.name ?? paper.venue ?? paper.journal?.name ?? '');
  if (onlyArxiv) return 'article';
  if (paper.publicationVenue?.type === 'conference') return 'paper-conference';
  const known = paper.publicationTypes.map((type) => TYPES[type]).filter((type) => type !== undefined);
  return (
    known.find((type) => type === 'paper-conference') ??
    known[0] ??
    (paper.journal?.name ? 'article-journal' : 'document')
  );
}

function paperWork(paper: z.infer<typeof paperShape>) {
  const ids = paper.externalIds;
  // "12 3" is volume 12, issue 3.
  const [volume, issue] = (paper.journal?.volume ?? '').trim().split(/ +/);
  const type = typeOf(paper);
  return buildWork('semantic-scholar', {
    id: paper.paperId,
    type,
    title: paper.title,
    authors: personNames(paper.authors, (author) => parseDisplayName(author.name)),
    dates: [paper.publicationDate, paper.year],
    years: [paper.year],
    container: paper.venue || paper.publicationVenue?.name || paper.journal?.name,
    volume: volume || undefined,
    issue,
    page: paper.journal?.pages,
    genre: type === 'article' ? 'preprint' : undefined,
    abstract: paper.abstract,
    doi: ids?.DOI,
    arxiv: ids?.ArXiv,
    pmid: ids?.PubMed,
    pmcid: ids?.PubMedCentral && `PMC${ids.PubMedCentral.replace('PMC', '')}`,
    issn: [paper.publicationVenue?.issn],
    url: paper.url ?? (paper.paperId && `https://www.semanticscholar.org/paper/${paper.paperId}`),
    openAccess: paper.isOpenAccess,
    citedBy: paper.citationCount,
  });
}

const lookUp = (id: string): Request =>
  defineRecordRequest(
    { url: `${API}/${encodeURIComponent(id)}?fields=${FIELDS}`, format: 'json' },
    paperShape,
    (paper) => paperWork(paper),
  );

/** The reply has one entry for every id, null if the id is unknown. */
const batch = (ids: string[]): Request =>
  defineRequest(
    {
      url: `${API}/batch?fields=${FIELDS}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
      format: 'json',
      list: true,
    },
    z.array(paperShape.nullable()),
    (papers) => papers.map((paper) => (paper ? paperWork(paper) : undefined)),
  );

export const semanticScholar: ConnectorDefinition = {
  ...declared('semantic-scholar'),
  version: 2,
  lookUp: {
    doi: (doi) => lookUp(`DOI:${doi}`),
    arxiv: (id) => lookUp(`ARXIV:${id}`),
    pmid: (pmid) => lookUp(`PMID:${pmid}`),
    pmcid: (pmcid) => lookUp(`PMCID:${pmcid.replace('PMC', '')}`),
  },
  bulk: {
    doi: { maxValues: 500, request: (dois) => batch(dois.map((doi) => `DOI:${doi}`)) },
    arxiv: { maxValues: 500, request: (ids) => batch(ids.map((id) => `ARXIV:${id}`)) },
    pmid: { maxValues: 500, request: (pmids) => batch(pmids.map((pmid) => `PMID:${pmid}`)) },
  },
  search(query) {
    const words = searchWords(query, 250);
    if (!words) return undefined;
    const url = buildUrl(`${API}/search`, { query: plainWords(words), limit: recordLimit(query, 25), fields: FIELDS });
    return defineRequest({ url, format: 'json', list: true }, list, ({ data }) => data.map(paperWork));
  },
};
