import type { WorkQuery } from '@veracite/model/work';
import { yearOf } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import { plainOfLatex } from '@veracite/text/markup';

/** Returns the search query for a reference. It includes the raw text for databases that match whole references. */
export function queryOf(reference: Reference): WorkQuery {
  const { csl } = reference;
  return {
    title: csl.title,
    authors: csl.author?.slice(0, 5),
    year: yearOf(csl),
    containerTitle: csl['container-title'],
    editors: csl.editor?.slice(0, 1),
    volume: csl.volume,
    page: csl.page,
    publisher: csl.publisher,
    raw: plainOfLatex(reference.raw.slice(0, 1000)),
    limit: 5,
  };
}

/** Returns the query for the parts of the book that a chapter is in; undefined without a book. */
export function partsQueryOf({ csl }: Reference): WorkQuery | undefined {
  const containerTitle = csl['container-title'];
  return containerTitle ? { partsOf: true, containerTitle, title: csl.title, year: yearOf(csl) } : undefined;
}

/** Returns the query for works of the same authors; undefined for fewer than two. */
export function authorsQuery({ csl }: Reference): WorkQuery | undefined {
  const families = (csl.author ?? []).flatMap(({ family }) => family ?? []).slice(0, 5);
  return families.length < 2 ? undefined : { keywords: families.join(' '), limit: 10 };
}

/** Returns the query for a place with any title; undefined without an author, a venue, and a volume or page. */
export function placeQueryOf({ csl }: Reference): WorkQuery | undefined {
  const first = csl.author?.[0]?.family;
  const venue = csl['container-title'];
  const page = csl.page?.split(/[-–]/)[0];
  if (!first || !venue || !(csl.volume ?? page)) return undefined;
  return { keywords: [first, venue, csl.volume, page, yearOf(csl)].filter(Boolean).join(' '), limit: 5 };
}

/** Returns a key that is equal for equal references. */
export function questionKey(reference: Reference): string {
  return JSON.stringify([reference.raw.trim(), reference.identifiers]);
}
