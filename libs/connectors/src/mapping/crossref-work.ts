import { z } from 'zod';
import type { CslName } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { noticesByWork, noticesOf, updateShape } from './crossref-notices';
import { cslTypeOfCrossref } from './crossref-types';
import { dateFromParts } from './csl-dates';
import { personNames, organizationName, personName } from './person-names';
import { fields, listOf, optionalObject, text, texts, integer } from './lenient-schemas';
import { buildWork } from './build-work';

const date = optionalObject({ 'date-parts': listOf(listOf(integer)) });
const name = z.object({ given: text, family: text, suffix: text, name: text, literal: text });
const related = z.object({ 'id-type': text, id: text });

/** A work of Crossref's REST interface (github.com/CrossRef/rest-api-doc, api_format.md). */
export const workShape = z.object({
  ...fields(text, 'DOI type subtype group-title volume issue page article-number edition-number publisher'),
  ...fields(text, 'publisher-location language abstract'),
  ...fields(texts, 'title subtitle original-title short-title container-title short-container-title ISSN ISBN'),
  author: listOf(name),
  editor: listOf(name),
  institution: listOf(z.object({ name: text })),
  event: optionalObject({ name: text }),
  issued: date,
  published: date,
  'published-print': date,
  'published-online': date,
  posted: date,
  'journal-issue': optionalObject({ issue: text }),
  'is-referenced-by-count': integer,
  license: listOf(z.object({ URL: text })),
  funder: listOf(z.object({ name: text })),
  relation: z.record(z.string(), listOf(related)).optional().catch(undefined),
  'updated-by': listOf(updateShape),
  'update-to': listOf(updateShape),
});

type CrossrefWork = z.infer<typeof workShape>;
type CrossrefDate = z.infer<typeof date>;

/** Maps a record. Returns undefined if it has no DOI, like journals and funders in a mixed list. */
export function crossrefWork(work: CrossrefWork): Work | undefined {
  if (!work.DOI) return undefined;
  const dates = [work['published-print'], work.issued, work.published, work['published-online'], work.posted].map(read);
  const [container, collection] = containers(work);
  const relation = (kind: string): string | undefined =>
    work.relation?.[kind]?.find((to) => to['id-type'] === 'doi')?.id;
  const preprint = work.type === 'posted-content';
  return buildWork('crossref', {
    id: work.DOI.toLowerCase(),
    type: cslTypeOfCrossref(work.type),
    title: work.title[0],
    subtitle: work.subtitle[0],
    otherTitles: [...work.title.slice(1), ...work['original-title'], ...work['short-title']],
    authors: personNames(work.author, nameOf),
    editors: personNames(work.editor, nameOf),
    issued: dates.find((found) => found !== undefined),
    years: dates.map((found) => found?.['date-parts']?.[0]?.[0]),
    container,
    containerShort: work['short-container-title'][0],
    collection,
    event: work.event?.name,
    volume: work.volume,
    issue: work.issue ?? work['journal-issue']?.issue,
    page: work.page,
    number: work['article-number'],
    edition: work['edition-number'],
    publisher: work.publisher,
    place: work['publisher-location'],
    genre: preprint && work.subtype !== 'other' ? 'preprint' : undefined,
    language: work.language,
    abstract: work.abstract,
    doi: work.DOI,
    isbn: work.ISBN.map((isbn) => isbn.replace(/^.*\//, '')),
    issn: work.ISSN,
    notices: noticesOf(work['updated-by']),
    noticeAbout: noticesByWork([work]),
    openAccess: work.license.some(({ URL: url }) => url?.includes('creativecommons.org')) || undefined,
    citedBy: work['is-referenced-by-count'],
    funders: work.funder.map((funder) => funder.name),
    versionOf: relation('is-preprint-of'),
    hasPreprint: relation('has-preprint'),
  });
}

function read(found: CrossrefDate) {
  return dateFromParts(found?.['date-parts'][0]);
}

function nameOf(entry: z.infer<typeof name>): CslName | undefined {
  const family = entry.family?.trim();
  return family
    ? personName(family, entry.given, entry.suffix)
    : organizationName([entry.name, entry.literal, entry.given].find((item) => item?.trim()));
}

/** The two containers of a chapter are its series and its book. Preprints have a group or an institution instead. */
function containers(work: CrossrefWork): [string | undefined, string | undefined] {
  const [first, second] = work['container-title'];
  if (second && cslTypeOfCrossref(work.type) !== 'article-journal') return [second, first];
  return [
    first ?? work['group-title'] ?? (work.type === 'posted-content' ? work.institution[0]?.name : undefined),
    undefined,
  ];
}
