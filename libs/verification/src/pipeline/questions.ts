import type { WorkQuery } from '@veracite/connectors/sources';
import { yearOf } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';

/** The search that a reference gives rise to. The raw text goes along for databases that match whole references. */
export function queryOf(reference: Reference): WorkQuery {
  const { csl } = reference;
  return {
    title: csl.title,
    authors: csl.author?.slice(0, 5),
    year: yearOf(csl),
    containerTitle: csl['container-title'],
    volume: csl.volume,
    page: csl.page,
    publisher: csl.publisher,
    raw: reference.raw.slice(0, 1000),
    limit: 5,
  };
}

/** The search for another work of the same two or more people; undefined when fewer are named. */
export function authorsQuery({ csl }: Reference): WorkQuery | undefined {
  const families = (csl.author ?? []).flatMap(({ family }) => family ?? []).slice(0, 5);
  return families.length < 2 ? undefined : { keywords: families.join(' '), limit: 10 };
}

/**
 * The search for what stands at the place cited, whatever its title: for titles that were translated or damaged by
 * whoever cites them. Undefined when no author or too little of a place is given.
 */
export function placeQueryOf({ csl }: Reference): WorkQuery | undefined {
  const first = csl.author?.[0]?.family;
  const venue = csl['container-title'];
  const page = csl.page?.split(/[-–]/)[0];
  if (!first || !venue || !(csl.volume ?? page)) return undefined;
  return { keywords: [first, venue, csl.volume, page, yearOf(csl)].filter(Boolean).join(' '), limit: 5 };
}

/** One string for a search, so that equal searches are recognised. */
export function questionKey(reference: Reference): string {
  return JSON.stringify([reference.raw.trim(), reference.identifiers]);
}
