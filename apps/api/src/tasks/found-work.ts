import type { FoundWork } from '@veracite/contracts/find';
import { correct } from '@veracite/formatting/correct';
import { displayName, yearOf } from '@veracite/model/csl';
import type { Candidate } from '@veracite/model/evidence';
import { identifierUrl, WORK_IDENTIFIER_KINDS } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import type { Ranked } from '@veracite/verification/finder/chances';

/** A work as it goes over the wire. @param nameOf display name of a connector id */
export function foundWork({ candidate, chance }: Ranked, nameOf: (connector: string) => string): FoundWork {
  const { work, connector, also = [] } = candidate;
  const { csl } = work;
  const records = [work, ...also.map((other) => other.work)];
  const titles = also.map((other) => other.work.csl.title).filter((title) => title !== undefined);
  return {
    id: work.key,
    title: csl.title ?? '',
    authors: (csl.author ?? csl.editor ?? []).map(displayName),
    journal: csl['container-title'],
    year: yearOf(csl),
    volume: csl.volume,
    pages: csl.page,
    abstract: records.map((record) => record.abstract ?? record.csl.abstract).find(Boolean),
    doi: records.map((record) => record.identifiers.doi).find(Boolean),
    url: pageOf(work),
    confidence: Math.round(chance * 1_000) / 1_000,
    source: nameOf(connector),
    links: linksOf(candidate, nameOf),
    formattedCitations: correct(csl, { casings: titles }),
    retracted: work.standing === 'retracted' || undefined,
    standing: work.standing,
    notice: work.notices?.[0],
    openAccess: openAccessOf(records),
    citedBy: records.reduce<number | undefined>(
      (most, { citedBy }) => (citedBy === undefined ? most : Math.max(citedBy, most ?? 0)),
      undefined,
    ),
    csl,
  };
}

/** Every database that holds the work, once, with its page. */
function linksOf({ connector, work, also = [] }: Candidate, nameOf: (connector: string) => string): FoundWork['links'] {
  const links = new Map<string, string>();
  for (const record of [{ connector, work }, ...also]) {
    const url = pageOf(record.work);
    const source = nameOf(record.connector);
    if (url && !links.has(source)) links.set(source, url);
  }
  return [...links].map(([source, url]) => ({ source, url }));
}

/** Open when one database says so, closed when one says that and none the other. */
function openAccessOf(records: Work[]): boolean | undefined {
  const known = records.flatMap(({ openAccess }) => openAccess ?? []);
  return known.length === 0 ? undefined : known.includes(true);
}

function pageOf({ url, identifiers }: Work): string | undefined {
  if (url && /^https?:\/\//i.test(url)) return url;
  const kind = WORK_IDENTIFIER_KINDS.find((each) => identifiers[each] !== undefined);
  const value = kind && identifiers[kind];
  return value === undefined ? undefined : identifierUrl(kind as (typeof WORK_IDENTIFIER_KINDS)[number], value);
}
