import { LITERATURE } from '@veracite/model/source';
import type { Asked, ConnectorDefinition, Service } from '../src/connector-definition';
import { databasesWith, HOLDINGS, rankedDatabases } from '../src/declarations';
import { REGISTRIES } from '../src/registries/registry-definitions';
import { REGISTRY_IDS, type RegistryId } from '../src/registries/registries';
import { DATABASE_IDS, DATABASES, type DatabaseId } from '../src/connector-definitions';
import { keySetting, settingPrefix } from '../src/runtime/settings';
import { sourceName } from '../src/source-names';
import { VENUE_REGISTERS, type VenueRegister } from '../src/venue-registers';

/** Returns docs/databases.md, which is generated from the definitions by libs/connectors/docs/write.ts. */
export function databasesPage(): string {
  const rows = DATABASE_IDS.map((id) => row(id, DATABASES[id]));
  return `# Databases

This page is generated from the definitions in \`libs/connectors/src/databases/\` by
\`node tools/run.mjs libs/connectors/docs/write.ts\`. Do not edit it. \`GET /api/sources\` returns the current state of each database
(ready, off, without key, paused).

${DATABASE_IDS.length} databases are connected; ${withoutAccount().length} need no account. "Looked up by" lists the identifiers; those in bold can be looked
up in bulk. The rate limits are those without settings, then with \`CONTACT_EMAIL\`, then with a key.

| Database | Contains | Looked up by | Needs | Rate limit |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Abstracts come from ${inSentence(databasesWith(({ hasAbstracts }) => hasAbstracts))}. They are requested only when wanted
(\`POST /api/documents/passages\`, \`check --abstracts\`), and by identifier only.

## What is asked

The databases are asked in this order, as far as they are enabled. Two databases of the disciplines of a reference come right after the
first of its kind. Searches end when a work is certain. ${inSentence(databasesWith(({ dois }) => dois !== undefined))} are asked about
their DOIs only.

| Reference | Databases |
| --- | --- |
${askedRows().join('\n')}

Absence of a work counts only after one database with such literature has answered, and after all that were asked have:

| Literature | Databases |
| --- | --- |
${LITERATURE.map((name) => `| ${name} | ${namesOf(HOLDINGS.literature[name])} |`).join('\n')}

## Registries

The source checker looks up journals, publishers, people and organizations in registries. A registry that belongs to a database
shares its rate limit, key and circuit breaker.

| Registry | Answers | Needs | Rate limit |
| --- | --- | --- | --- |
${REGISTRY_IDS.map(registryRow).join('\n')}

## Registers of venues

A paper may be \`fake\` only if a source has answered that has its venue and year completely. An answer of DBLP, or of a complete copy of
a register (\`library import --whole\`), counts as these rows declare. Registers without venues are only named when they could not be
checked. The formats \`aaai\`, \`isca\`, \`jmlr\` and \`repec\` are built from documentation and single published records.
PhilPapers has no importer, because its terms forbid mass queries and commercial redistribution: a reference that names it is never \`fake\`.

| Register | Asked through | Venues and years | As of | Known from |
| --- | --- | --- | --- | --- |
${VENUE_REGISTERS.map(venueRow).join('\n')}

## Off by default

${[...DATABASE_IDS.map(databaseDisabled), ...REGISTRY_IDS.map(registryDisabled)].filter(Boolean).join('\n')}

## Built from documentation

These connectors were built from the documentation alone. No recorded reply tests them:
${DATABASE_IDS.flatMap((id) => (DATABASES[id].onlyDocumented ? DATABASES[id].source.name : [])).join(', ')}.

## Settings

| Setting | Meaning |
| --- | --- |
| \`SOURCES\` | comma-separated list of the enabled ids; a database that is off by default is enabled when named |
| \`CONTACT_EMAIL\` | sent with every request, in the \`User-Agent\` header and in the parameter that the database has for it |
| \`<SOURCE>_PACE\` | requests/seconds, for example \`3/1\`; replaces the rate limits of the table |
| \`UPSTREAM_ORIGIN\` | an origin that replaces all hosts: \`https://HOST/PATH\` becomes \`<origin>/HOST/PATH\` |
| \`UPSTREAM_PACE=off\` | disables rate limits; only with a loopback \`UPSTREAM_ORIGIN\` |

| Id | Rate limit | Key |
| --- | --- | --- |
${DATABASE_IDS.map((id) => `| \`${id}\` | \`${settingPrefix(id)}_PACE\` | ${DATABASES[id].key ? `\`${keySetting(id)}\`` : 'none'} |`).join('\n')}
`;
}

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
  const paces = [it.pace, it.politePace, it.keyedPace].filter((one) => one !== undefined);
  return paces
    .map(
      (one) =>
        `${one.requests}/${one.seconds} s${one.lists ? ` (lists ${one.lists.requests}/${one.lists.seconds} s)` : ''}`,
    )
    .join(', then ');
}
