import { z } from 'zod';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { parseInvertedName, personNames } from '../mapping/person-names';
import { fields, recordList, text } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import { workTypes } from '../mapping/work-types';

const rowShape = z.object({
  ...fields(text, 'id title author editor pub_date venue volume issue page type publisher'),
});
const reply = recordList(rowShape);

const TYPES = workTypes('opencitations');

/** Returns the name in "Name [orcid:… omid:…]". */
const unbracketed = (value: string | undefined): string | undefined =>
  value?.replace(/ ?\[[^[\]]{0,1000}\]/g, '').trim() || undefined;
const people = (list: string | undefined) => personNames(unbracketed(list)?.split(/; ?/), parseInvertedName);

function row(it: z.infer<typeof rowShape>) {
  const ids = `${it.id ?? ''} `;
  const id = (scheme: string): string | undefined => new RegExp(`(?:^|\\s)${scheme}:(\\S+)`).exec(ids)?.[1];
  return buildWork('opencitations', {
    id: id('omid') ?? it.id,
    type: TYPES[it.type ?? ''] ?? 'document',
    title: it.title,
    authors: people(it.author),
    editors: people(it.editor),
    dates: [it.pub_date],
    container: unbracketed(it.venue),
    volume: it.volume,
    issue: it.issue,
    page: it.page,
    publisher: unbracketed(it.publisher),
    doi: id('doi'),
    pmid: id('pmid'),
    pmcid: id('pmcid'),
    isbn: [id('isbn')],
    issn: [/issn:(\S{9})/.exec(it.venue ?? '')?.[1]],
  });
}

function requestWorks(scheme: string, values: string[]): Request {
  const ids = values.map((value) => `${scheme}:${value.split('/').map(encodeURIComponent).join('/')}`).join('__');
  return defineRequest(
    { url: `https://api.opencitations.net/meta/v1/metadata/${ids}`, format: 'json' },
    reply,
    (rows) => rows.map(row),
  );
}

export const opencitations: ConnectorDefinition = {
  ...declared('opencitations'),
  version: 2,
  lookUp: {
    doi: (doi) => requestWorks('doi', [doi]),
    pmid: (pmid) => requestWorks('pmid', [pmid]),
    isbn: (isbn) => requestWorks('isbn', [isbn]),
  },
  bulk: { doi: { maxValues: 20, accepts: (doi) => !doi.includes('__'), request: (dois) => requestWorks('doi', dois) } },
};
