import { json, tail } from '../fake-server';
import { byIssn, knownTo } from './catalog';
import type { RegistryServer } from './registry-server';

/** An unknown number is met with a page for people, as the portal does. */
const nothing = {
  status: 404,
  type: 'text/html',
  body: '<!DOCTYPE html><html><head><title>The ISSN Portal</title></head><body>No record</body></html>',
};

export const issnPortal: RegistryServer = {
  host: 'portal.issn.org',
  answer({ path }, registered) {
    const issn = tail(path, '/resource/ISSN/');
    const found = issn && byIssn(knownTo('issn-portal', registered.journals), issn);
    if (!issn || !found) return nothing;
    return json({
      '@context': 'http://schema.org/',
      '@graph': [
        { '@id': `resource/ISSN/${issn}#KeyTitle`, '@type': 'KeyTitle', value: found.title },
        {
          '@id': `resource/ISSN/${issn}`,
          '@type': 'Periodical',
          name: [found.title, ...(found.alternativeTitles ?? [])],
          mainTitle: found.title,
          issn,
          isPartOf: { '@id': `resource/ISSN-L/${found.issnL ?? found.issns[0] ?? issn}` },
          startDate: found.firstYear?.toString(),
        },
      ],
    });
  },
};
