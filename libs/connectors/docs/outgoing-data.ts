import type { ConnectorDefinition, Request } from '../src/connector-definition';
import type { WorkQuery } from '@veracite/model/work';
import { REGISTRIES } from '../src/registries/registry-definitions';
import { REGISTRY_IDS } from '../src/registries/registries';
import { DATABASE_IDS, DATABASES } from '../src/connector-definitions';

/** A reference of words that occur nowhere else, so that they are recognized in the URL or body of a request. */
const PROBE: WorkQuery = {
  title: 'Mergansers beneath drifting lighthouses',
  authors: [
    { family: 'Oystercatcher', given: 'Wilhelmina' },
    { family: 'Sandpiper', given: 'Bartholomew' },
  ],
  year: 1987,
  containerTitle: 'Curlewology',
  editors: [{ family: 'Phalarope', given: 'Bartholomew' }],
  volume: '4711',
  page: '8123-8139',
  publisher: 'Dunlinhouse',
  raw: 'Turnstone',
};

/** The parts of a reference, with the words of the probe that show each of them. */
const PARTS: [part: string, pattern: RegExp][] = [
  ['title', /mergansers|beneath|drifting|lighthouses/],
  ['first author’s family name', /oystercatcher/],
  ['other authors’ family names', /sandpiper/],
  ['given names', /wilhelmina|bartholomew/],
  ['year', /1987/],
  ['journal or book', /curlewology/],
  ['first editor’s family name', /phalarope/],
  ['volume', /4711/],
  ['first page', /8123/],
  ['publisher', /dunlinhouse/],
  ['words of the reference', /turnstone/],
];

const PLACE = /(<!-- what leaves: begin -->).*(<!-- what leaves: end -->)/s;

/** Replaces the tables in docs/privacy.md by those of the current definitions. */
export function withOutgoingData(page: string): string {
  return page.replace(PLACE, (_all, begin: string, end: string) => `${begin}\n\n${outgoingDataTables()}\n\n${end}`);
}

/** Returns the tables of docs/privacy.md: the data that each database and registry receives. */
function outgoingDataTables(): string {
  return `| Database | Looked up by | A search sends | Where no title could be read |
| --- | --- | --- | --- |
${DATABASE_IDS.map((id) => rowOf(DATABASES[id])).join('\n')}

| Registry | Is asked for |
| --- | --- |
${REGISTRY_IDS.map((id) => `| ${REGISTRIES[id].service?.name ?? DATABASES[id as keyof typeof DATABASES].source.name} | ${Object.keys(REGISTRIES[id].requests).join(', ')} |`).join('\n')}`;
}

function rowOf({ source, lookUp, search, citing, contact }: ConnectorDefinition): string {
  const kinds = Object.keys(lookUp).join(', ') || '–';
  // Of a part of a book, catalogs are asked for the book.
  const whole = [PROBE, { ...PROBE, containerTitle: undefined }].flatMap((query) => search?.(query) ?? []);
  const unread = search?.({ raw: PROBE.raw });
  const sent = [
    partsIn(...whole).join(', '),
    citing && 'the title, to find who cites a work',
    contact?.param && '`CONTACT_EMAIL`',
  ].filter(Boolean);
  return `| ${source.name} | ${kinds} | ${sent.join('; ') || '–'} | ${unread ? partsIn(unread).join(', ') : '–'} |`;
}

/** Returns the parts of the probe that requests contain. */
function partsIn(...requests: Request[]): string[] {
  const text = requests
    .map(({ url, body = '' }) => `${decodeURIComponent(url.replaceAll('+', ' '))} ${body}`)
    .join(' ')
    .toLowerCase();
  return PARTS.flatMap(([part, pattern]) => (pattern.test(text) ? [part] : []));
}
