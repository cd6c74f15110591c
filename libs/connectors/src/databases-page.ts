import type { ConnectorDefinition, Service } from './connector-definition';
import { REGISTRIES } from './registries/registry-definitions';
import { REGISTRY_IDS, type RegistryId } from './registries/registries';
import { DATABASE_IDS, DATABASES, type DatabaseId } from './connector-definitions';
import { keySetting, settingPrefix } from './runtime/settings';

/** docs/databases.md: what is connected, derived from the definitions. Written by libs/connectors/docs/write.ts. */
export function databasesPage(): string {
  const rows = DATABASE_IDS.map((id) => row(id, DATABASES[id]));
  return `# Databases

Derived from the definitions in \`libs/connectors/src/databases/\` by \`node tools/run.mjs libs/connectors/docs/write.ts\`; not edited
by hand. How each stands now (ready, off, without key, resting) is told by \`GET /api/sources\`.

${DATABASE_IDS.length} databases are connected. "Asked by" names the identifiers that can be looked up; those in bold also in bulk.
The pace is the one kept without any setting, then with \`CONTACT_EMAIL\`, then with a key.

| Database | Holds | Asked by | Needs | Pace |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

## Registries

What the source checker asks about journals, publishers, people and organisations. Those that share a name with a database
share its pace, key and breaker too.

| Registry | Answers | Needs | Pace |
| --- | --- | --- | --- |
${REGISTRY_IDS.map(registryRow).join('\n')}

## Off until agreed

${[...DATABASE_IDS.map(offBecause), ...REGISTRY_IDS.map(registryOffBecause)].filter(Boolean).join('\n')}

## Switches

| Switch | Meaning |
| --- | --- |
| \`SOURCES\` | allow list of the ids below, by commas; a database that is off until agreed is on when named |
| \`CONTACT_EMAIL\` | goes with every request, where the database has a place for it and in the agent's name |
| \`<SOURCE>_PACE\` | requests/seconds, as \`3/1\`; replaces all paces of the table |
| \`UPSTREAM_ORIGIN\` | where every request to \`https://HOST/PATH\` goes instead: \`<origin>/HOST/PATH\` |
| \`UPSTREAM_PACE=off\` | no pace is kept; only with a loopback \`UPSTREAM_ORIGIN\` |

| Id | Pace | Key |
| --- | --- | --- |
${DATABASE_IDS.map((id) => `| \`${id}\` | \`${settingPrefix(id)}_PACE\` | ${DATABASES[id].key ? `\`${keySetting(id)}\`` : 'none'} |`).join('\n')}
`;
}

const because = (name: string, reason: string | undefined): string => (reason ? `- **${name}**: ${reason}` : '');
const offBecause = (id: DatabaseId): string => because(DATABASES[id].source.name, DATABASES[id].disabledReason);
const registryOffBecause = (id: RegistryId): string =>
  because(REGISTRIES[id].service?.name ?? '', REGISTRIES[id].service?.disabledReason);

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
  return it.key ? `nothing; \`${keySetting(id)}\` raises the pace` : 'nothing';
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
