import { z } from 'zod';
import { defineRequest, type ConnectorDefinition, type Request } from '../connector-definition';
import { declared } from '../declared';
import { parseDate, findYear } from '../mapping/csl-dates';
import { parseInvertedName, personNames } from '../mapping/person-names';
import { fields, listOf, recordList, text } from '../mapping/lenient-schemas';
import { buildWork } from '../mapping/build-work';
import { encodeDoi } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { groupBy } from '@veracite/text/group-by';

const versionShape = z.object({
  ...fields(text, 'doi title authors date version type license abstract published server'),
});
type Version = z.infer<typeof versionShape>;
const reply = z.object({ messages: listOf(z.object({ status: text })), collection: recordList(versionShape) });

/** Merges the versions of a preprint: the data of the last version, the date of the first. */
function preprint(versions: Version[]): Work | undefined {
  const ordered = [...versions].sort((a, b) => Number(a.version ?? 0) - Number(b.version ?? 0));
  const first = ordered[0];
  const last = ordered[ordered.length - 1];
  if (!first || !last) return undefined;
  const withdrawn = /withdrawn/i.test(last.type ?? '');
  const server = /^med/i.test(last.server ?? '') ? 'medRxiv' : 'bioRxiv';
  return buildWork('biorxiv', {
    id: last.doi,
    type: 'article',
    genre: 'preprint',
    title: last.title,
    authors: personNames(last.authors?.split(/; ?/), parseInvertedName),
    dates: [first.date],
    years: ordered.map((version) => findYear(version.date)),
    container: server,
    publisher: server,
    abstract: last.abstract,
    doi: last.doi,
    versionOf: last.published === 'NA' ? undefined : last.published,
    openAccess: true,
    notices: withdrawn ? [{ standing: 'withdrawn', source: 'biorxiv', date: parseDate(last.date) }] : undefined,
  });
}

function grouped(versions: Version[]): (Work | undefined)[] {
  return [...groupBy(versions, ({ doi }) => doi || undefined).values()].map(preprint);
}

/** The DOI does not identify the server: the second one is requested when the first has no such preprint. */
function requestWorks(doi: string, server: string, next?: string): Request {
  const url = `https://api.biorxiv.org/details/${server}/${encodeDoi(doi)}/na/json`;
  return defineRequest({ url, format: 'json' }, reply, ({ collection }) =>
    collection.length === 0 && next ? requestWorks(doi, next) : grouped(collection),
  );
}

export const biorxiv: ConnectorDefinition = {
  ...declared('biorxiv'),
  version: 1,
  dois: /^10\.(?:1101|64898)\//,
  lookUp: { doi: (doi) => requestWorks(doi, 'biorxiv', 'medrxiv') },
};
