import { z } from 'zod';
import type { CslName, CslType } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { parseDate, findYear } from './csl-dates';
import { parseInvertedName, personNames, organizationName, personName } from './person-names';
import { fields, listOf, optionalObject, text, integer } from './lenient-schemas';
import { buildWork } from './build-work';
import { workTypes } from './work-types';

const creator = z.object({ name: text, nameType: text, givenName: text, familyName: text, contributorType: text });
const publisher = z
  .union([z.string(), z.object({ name: text }).transform((body) => body.name)])
  .optional()
  .catch(undefined);

/** A record of DataCite's REST interface, JSON:API (support.datacite.org/docs/api-get-doi). */
export const recordShape = z.object({
  id: text,
  attributes: z.object({
    ...fields(text, 'doi version language'),
    titles: listOf(z.object({ title: text, titleType: text })),
    creators: listOf(creator),
    contributors: listOf(creator),
    publicationYear: integer,
    dates: listOf(z.object({ date: text, dateType: text })),
    publisher,
    container: optionalObject({
      ...fields(text, 'type title volume issue firstPage lastPage identifier identifierType'),
    }),
    types: optionalObject({ resourceTypeGeneral: text, resourceType: text, citeproc: text, bibtex: text }),
    relatedIdentifiers: listOf(z.object({ relationType: text, relatedIdentifier: text, relatedIdentifierType: text })),
    relatedItems: listOf(
      z.object({
        ...fields(text, 'relationType volume issue firstPage lastPage'),
        titles: listOf(z.object({ title: text })),
      }),
    ),
    descriptions: listOf(z.object({ description: text, descriptionType: text })),
    rightsList: listOf(z.object({ rightsIdentifier: text, rightsUri: text })),
    citationCount: integer,
  }),
});

/** `resourceTypeGeneral` of the DataCite schema 4.6 in CSL. */
const TYPES = workTypes('datacite');

export function dataciteWork(record: z.infer<typeof recordShape>): Work | undefined {
  const it = record.attributes;
  const doi = it.doi ?? record.id;
  const host = it.relatedItems.find((item) => item.relationType === 'IsPublishedIn');
  const dates = ['Issued', 'Available', 'Submitted', 'Created'].map(
    (type) => it.dates.find((date) => date.dateType === type)?.date,
  );
  const issued = dates.map(parseDate).find((date) => date?.['date-parts']?.[0]?.[0] === it.publicationYear);
  const related = (type: string): string | undefined =>
    it.relatedIdentifiers.find((to) => to.relationType === type && to.relatedIdentifierType === 'DOI')
      ?.relatedIdentifier;
  const replaced = it.relatedIdentifiers.find((to) => to.relationType === 'IsObsoletedBy');
  const type = typeOf(it);
  return buildWork('datacite', {
    id: doi?.toLowerCase(),
    type,
    title: it.titles.find((title) => !title.titleType)?.title ?? it.titles[0]?.title,
    subtitle: it.titles.find((title) => title.titleType === 'Subtitle')?.title,
    otherTitles: it.titles.filter((title) => title.titleType !== 'Subtitle').map((title) => title.title),
    authors: personNames(it.creators, nameOf),
    editors: personNames(
      it.contributors.filter((contributor) => contributor.contributorType === 'Editor'),
      nameOf,
    ),
    issued: issued ?? parseDate(it.publicationYear),
    years: [it.publicationYear, ...dates.slice(0, 2).map(findYear)],
    container: it.container?.title ?? host?.titles[0]?.title,
    volume: it.container?.volume ?? host?.volume,
    issue: it.container?.issue ?? host?.issue,
    pages: [it.container?.firstPage ?? host?.firstPage, it.container?.lastPage ?? host?.lastPage],
    publisher: it.publisher,
    genre: type === 'article' ? 'preprint' : undefined,
    language: it.language,
    abstract: it.descriptions.find((description) => description.descriptionType === 'Abstract')?.description,
    doi,
    issn: it.container?.identifierType === 'ISSN' ? [it.container.identifier] : [],
    notices: replaced
      ? [{ standing: 'replaced', doi: replaced.relatedIdentifier?.toLowerCase(), source: 'datacite' }]
      : undefined,
    openAccess:
      it.rightsList.some((right) => /^cc|creativecommons/i.test(right.rightsIdentifier ?? right.rightsUri ?? '')) ||
      undefined,
    citedBy: it.citationCount,
    versionOf: related('IsPreprintOf') ?? (type === 'article' ? related('IsVersionOf') : undefined),
  });
}

function typeOf(it: z.infer<typeof recordShape>['attributes']): CslType {
  const general = TYPES[it.types?.resourceTypeGeneral ?? ''];
  if (general) return general;
  const typeNames = `${it.types?.resourceType ?? ''} ${it.types?.citeproc ?? ''} ${it.types?.bibtex ?? ''}`;
  if (/thesis|dissertation/i.test(typeNames)) return 'thesis';
  if (/preprint/i.test(typeNames) || it.publisher === 'arXiv') return 'article';
  if (/conference|inproceedings/i.test(typeNames)) return 'paper-conference';
  if (/report|working paper/i.test(typeNames)) return 'report';
  if (/chapter|inbook|incollection/i.test(typeNames)) return 'chapter';
  if (/article/i.test(typeNames)) return 'article-journal';
  if (/\bbook\b/i.test(typeNames)) return 'book';
  return 'document';
}

function nameOf(person: z.infer<typeof creator>): CslName | undefined {
  if (person.nameType === 'Organizational') return organizationName(person.name);
  return person.familyName ? personName(person.familyName, person.givenName) : parseInvertedName(person.name);
}
