import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LITERATURE } from '@veracite/model/source';
import type { Asked, ConnectorDefinition, Service } from '../src/connector-definition';
import { databasesWith, HOLDINGS, rankedDatabases } from '../src/declarations';
import { REGISTRIES } from '../src/registries/registry-definitions';
import { REGISTRY_IDS, type RegistryId } from '../src/registries/registries';
import { DATABASE_IDS, DATABASES, type DatabaseId } from '../src/connector-definitions';
import { keySetting, settingPrefix } from '../src/runtime/settings';
import { sourceName } from '../src/source-names';
import { VENUE_REGISTERS, type VenueRegister } from '../src/venue-registers';

/** Returns docs/databases.md: the text of databases-page.txt with the values of the definitions. */
export function databasesPage(): string {
  const values: Record<string, string> = {
    databases: String(DATABASE_IDS.length),
    withoutAccount: String(withoutAccount().length),
    rows: lines(DATABASE_IDS.map((id) => row(id, DATABASES[id]))),
    abstracts: inSentence(databasesWith(({ hasAbstracts }) => hasAbstracts)),
    someDois: inSentence(databasesWith(({ dois }) => dois !== undefined)),
    asked: lines(askedRows()),
    literature: lines(LITERATURE.map((name) => `| ${name} | ${namesOf(HOLDINGS.literature[name])} |`)),
    registries: lines(REGISTRY_IDS.map(registryRow)),
    venues: lines(VENUE_REGISTERS.map(venueRow)),
    disabled: lines([...DATABASE_IDS.map(databaseDisabled), ...REGISTRY_IDS.map(registryDisabled)].filter(Boolean)),
    documented: namesOf(DATABASE_IDS.filter((id) => DATABASES[id].onlyDocumented)),
    settings: lines(DATABASE_IDS.map(settingsRow)),
  };
  const text = readFileSync(path.join(__dirname, 'databases-page.txt'), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
}

const lines = (rows: readonly string[]): string => rows.join('\n');

const settingsRow = (id: DatabaseId): string =>
  `| \`${id}\` | \`${settingPrefix(id)}_PACE\` | ${DATABASES[id].key ? `\`${keySetting(id)}\`` : 'none'} |`;

/** Replaces the numbers of databases in README.md. */
export const withNumbers = (readme: string): string =>
  readme.replace(
    /\*\*\d+ databases\*\*, \d+ of them/,
    `**${DATABASE_IDS.length} databases**, ${withoutAccount().length} of them`,
  );

/** Returns the databases that answer lookups without a key, a contact address and an agreement. */
const withoutAccount = (): DatabaseId[] =>
  databasesWith(({ key, contact, disabledReason }) => key?.needed !== 'always' && !contact?.needed && !disabledReason);

const inSentence = (ids: readonly string[]): string => new Intl.ListFormat('en').format(ids.map(sourceName));
const namesOf = (ids: readonly string[]): string => ids.map(sourceName).join(', ');

/** Returns a row for each list of databases that any definition has a rank in. */
function askedRows(): string[] {
  const lists: [keyof Asked, (name: string) => string][] = [
    ['identifiers', (kind) => `with ${kind}`],
    ['lastIdentifiers', (kind) => `with ${kind}, not found so far`],
    ['searches', (kind) => `kind: ${kind}`],
    ['disciplines', (discipline) => `discipline: ${discipline}`],
    ['languages', (language) => `language: ${language}`],
  ];
  return lists.flatMap(([list, label]) => {
    const ranksOf = ({ asked }: ConnectorDefinition): Record<string, number> => ({ ...asked[list] });
    const names = new Set(DATABASE_IDS.flatMap((id) => Object.keys(ranksOf(DATABASES[id]))));
    return [...names].map(
      (name) => `| ${label(name)} | ${namesOf(rankedDatabases((definition) => ranksOf(definition)[name]))} |`,
    );
  });
}

function venueRow({ of, name, url, prefix, until, venues, organizers = {}, papers, terms }: VenueRegister): string {
  const file = terms ? 'nothing' : `\`--from ${of} --whole\``;
  const place = until ? `\`${of}\`${prefix ? `, DOI ${prefix}` : ''}` : file;
  const years = [
    ...Object.entries(venues).map(([venue, all]) => `${venue} ${all.replaceAll(',', ', ')}`),
    ...Object.entries(organizers).map(([organizer, all]) => `known meetings and preprints of ${organizer} ${all}`),
  ];
  const origin = papers ? `${papers.toLocaleString('en-US')} papers counted` : 'documentation';
  const cells = [
    url ? `[${name}](${url})` : name,
    place,
    years.join('; ') || 'none',
    until ?? (terms ? '–' : 'day of the copy'),
    origin,
  ];
  return `| ${cells.join(' | ')} |`;
}

const disabledLine = (name: string, reason: string | undefined): string => (reason ? `- **${name}**: ${reason}` : '');
const databaseDisabled = (id: DatabaseId): string =>
  disabledLine(DATABASES[id].source.name, DATABASES[id].disabledReason);
const registryDisabled = (id: RegistryId): string =>
  disabledLine(REGISTRIES[id].service?.name ?? '', REGISTRIES[id].service?.disabledReason);

function registryRow(id: RegistryId): string {
  const { service, requests: asks } = REGISTRIES[id];
  const asked = Object.keys(asks).join(', ');
  if (!service) return `| ${DATABASES[id as DatabaseId].source.name} | ${asked} | as the database | shared |`;
  const { name, documentation } = service;
  return `| [${name}](${documentation}) | ${asked} | ${needs(id, service)} | ${pace(service)} |`;
}

function row(id: string, it: ConnectorDefinition): string {
  const kinds = Object.keys(it.lookUp).map((kind) => (kind in (it.bulk ?? {}) ? `**${kind}**` : kind));
  const asked = [...kinds, ...(it.search ? ['title and words'] : []), ...(it.citing ? ['who cites a work'] : [])].join(
    ', ',
  );
  return `| [${it.source.name}](${it.documentation}) | ${it.source.coverage} | ${asked} | ${needs(id, it)} | ${pace(it)} |`;
}

function needs(id: string, it: Service): string {
  if (it.key?.needed === 'always') return `a key from ${it.key.from}`;
  if (it.key?.needed === 'search')
    return `nothing for single identifiers; a key from ${it.key.from} for searches and lists`;
  if (it.contact?.needed) return 'a contact address';
  if (it.disabledReason) return 'an agreement';
  return it.key ? `nothing; \`${keySetting(id)}\` raises the rate limit` : 'nothing';
}

function pace(it: Service): string {
  const paces = [it.pace, it.politePace, it.keyedPace].filter((item) => item !== undefined);
  return paces
    .map(
      (pace) =>
        `${pace.requests}/${pace.seconds} s${pace.lists ? ` (lists ${pace.lists.requests}/${pace.lists.seconds} s)` : ''}`,
    )
    .join(', then ');
}
