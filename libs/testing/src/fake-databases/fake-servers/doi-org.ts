import { json, tail, type FakeServer } from '../fake-server';

/** The agency of a prefix; none where it is empty. Default: Crossref. */
const AGENCIES: { [prefix: string]: string } = {
  '10.3969': 'ISTIC',
  '10.13336': 'CNKI',
  '10.1400': 'mEDRA',
  '10.11501': 'JaLC',
  '10.5392': 'KISTI',
  '10.6123': 'Airiti',
  '10.2760': 'OP',
  '10.5240': 'EIDR',
  '10.6084': 'DataCite',
  '10.99999': '',
};

/** Content negotiation, the handle service and the agency of a DOI; the metadata come without the redirect to the agency. */
export const doiOrg: FakeServer = {
  hosts: ['doi.org'],
  holds: (item) => item.DOI !== undefined,
  answer({ path, headers }, holdings) {
    const handle = tail(path, '/api/handles/');
    if (handle) {
      const known = holdings.byDoi(handle);
      const values = [{ index: 1, type: 'URL', data: { format: 'string', value: `https://publisher.test/${handle}` } }];
      return known ? json({ responseCode: 1, handle, values }) : json({ responseCode: 100, handle }, 404);
    }
    const prefix = tail(path, '/ra/');
    if (prefix) {
      const agency = AGENCIES[prefix];
      return json([
        agency === '' ? { DOI: prefix, status: 'DOI does not exist' } : { DOI: prefix, RA: agency ?? 'Crossref' },
      ]);
    }
    const item = holdings.byDoi(tail(path, '/') ?? '');
    if (!item)
      return {
        status: 404,
        type: 'text/html',
        body: '<!DOCTYPE html><html><title>Error: DOI Not Found</title></html>',
      };
    if (!String(headers.accept).includes('citationstyles'))
      return { status: 302, headers: { Location: 'https://publisher.test/' }, body: '' };
    return { type: 'application/vnd.citationstyles.csl+json', body: JSON.stringify(item) };
  },
};
