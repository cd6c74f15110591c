import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { fieldAnyOf, quotePhrase } from '../queries/lucene';
import { searchBy, fieldTerms } from '../queries/term-search';
import { defineRecordRequest, defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { parseInvertedName, personNames } from '../mapping/person-names';
import { fields, listOf, optionalObject, recordList, text } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import { workTypes } from '../mapping/work-types';

const API = 'https://zenodo.org/api/records';
/** A person in the old format, or in the new one, which has one more level. */
const personShape = z.object({ name: text, type: text, person_or_org: optionalObject({ name: text }) });
const recordShape = z.object({
  id: text,
  doi: text,
  metadata: z.object({
    ...fields(text, 'title publication_date description access_right version language'),
    creators: listOf(personShape),
    contributors: listOf(personShape),
    resource_type: optionalObject({ type: text, subtype: text, id: text }),
    journal: optionalObject({ title: text, volume: text, issue: text, pages: text }),
    imprint: optionalObject({ publisher: text, isbn: text, place: text }),
    part_of: optionalObject({ title: text, pages: text }),
    meeting: optionalObject({ title: text, acronym: text }),
    related_identifiers: listOf(z.object({ identifier: text, relation: text, scheme: text })),
  }),
  links: optionalObject({ self_html: text, html: text }),
});
const list = z.object({ hits: z.object({ hits: recordList(recordShape) }) });

const TYPES = workTypes('zenodo');

function zenodoWork(record: z.infer<typeof recordShape>) {
  const it = record.metadata;
  const kinds = [
    it.resource_type?.subtype,
    it.resource_type?.type,
    ...(it.resource_type?.id?.split('-').reverse() ?? []),
  ];
  const type = kinds.map((kind) => TYPES[kind ?? '']).find((item) => item !== undefined) ?? 'document';
  const nameOf = (person: z.infer<typeof personShape>) => parseInvertedName(person.name ?? person.person_or_org?.name);
  return buildWork('zenodo', {
    id: record.id,
    type,
    title: it.title,
    authors: personNames(it.creators, nameOf),
    editors: personNames(
      it.contributors.filter((contributor) => contributor.type === 'Editor'),
      nameOf,
    ),
    dates: [it.publication_date],
    container: it.journal?.title ?? it.part_of?.title ?? (type === 'paper-conference' ? it.meeting?.title : undefined),
    event: it.meeting?.title,
    volume: it.journal?.volume,
    issue: it.journal?.issue,
    page: it.journal?.pages ?? it.part_of?.pages,
    publisher: it.imprint?.publisher ?? 'Zenodo',
    place: it.imprint?.place,
    genre: type === 'article' ? 'preprint' : undefined,
    language: it.language,
    abstract: it.description,
    doi: record.doi,
    isbn: [it.imprint?.isbn],
    url: record.links?.self_html ?? record.links?.html ?? (record.id && `https://zenodo.org/records/${record.id}`),
    openAccess: it.access_right === undefined ? undefined : it.access_right === 'open',
    versionOf: it.related_identifiers.find((to) => to.relation === 'isPreprintOf' && to.scheme === 'doi')?.identifier,
  });
}

function listed(q: string, size: number): Request {
  const url = buildUrl(API, { q, size, page: 1, sort: 'bestmatch' });
  return defineRequest({ url, format: 'json', list: true }, list, ({ hits }) => hits.hits.map(zenodoWork));
}

export const zenodo: ConnectorDefinition = {
  ...declared('zenodo'),
  version: 2,
  lookUp: {
    doi(doi) {
      const number = /^10\.5281\/zenodo\.(\d{1,12})$/.exec(doi)?.[1];
      return number
        ? defineRecordRequest({ url: `${API}/${number}`, format: 'json' }, recordShape, (record) => zenodoWork(record))
        : listed(`doi:${quotePhrase(doi)}`, 3);
    },
  },
  bulk: { doi: { maxValues: 25, request: (dois) => listed(fieldAnyOf('doi', dois), 25) } },
  search: searchBy(fieldTerms({ title: 'title:($)', author: 'creators.name:""' }), listed, 25),
};
