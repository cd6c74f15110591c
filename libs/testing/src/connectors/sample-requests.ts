import type { IdentifierKind } from '@veracite/model/identifiers';
import type { Request } from '@veracite/connectors/connector-definition';
import type { WorkQuery } from '@veracite/model/work';

/** Identifiers whose characters mean something in addresses and in query languages. */
export const SAMPLE_IDENTIFIERS: Record<IdentifierKind, string[]> = {
  doi: ['10.1002/(sici)1097-0258(19980815)17:15<1661::aid-sim968>3.0.co;2-2', '10.5555/a,b[c]ü', '10.5555/plain'],
  arxiv: ['hep-th/9901001', '1706.03762'],
  pmid: ['23903782', '11111111'],
  pmcid: ['PMC3814229', 'PMC1'],
  isbn: ['9780262033848', '9780306406157'],
  issn: [],
  bibcode: ['2014A&A...571A..16P', '2016PhRvL.116f1102A'],
};

/** A title of signs and operators, an author with an apostrophe. */
export const SAMPLE_QUERY: WorkQuery = {
  title: 'Ion–“channels”: C++ AND (a/b) [in vivo]?',
  authors: [{ family: 'O’Neill', given: 'J. P.' }],
  year: 2012,
  containerTitle: 'Annals & Notes',
  limit: 5,
};

/** A request in one line, without the list of fields it asks for. */
export function formatRequest(step: Request): string {
  const [head, query] = step.url.split('?');
  const parameters = (query ?? '').split('&').filter((part) => !/^(?:select|fields|fl)=/.test(part));
  const address = [head, parameters.filter(Boolean).join('&')].filter(Boolean).join('?');
  return step.body === undefined ? `GET ${address}` : `POST ${address} ${step.body}`;
}
