import { percent } from '../../harness/figures';
import { recordsIn } from '@veracite/library/import/open';
import type { OrganizationEntry } from '@veracite/library/store/organizations';
import { compareNames } from '@veracite/matching/compare-names';
import { nameParts } from '@veracite/matching/name';
import { oneOrganization } from '@veracite/matching/organization';
import { organizationKey } from '@veracite/text/organization-name';
import { rorReading, rorTexts } from '../../../../cli/src/import/ror';
import { readOptions } from '../../harness/options';

/**
 * Names of one organization, and names of relatives (parents, branches, successors) that it must not be taken for: how many pairs
 * agree by their letters alone, and how many with the registry.
 * `npm run lab -- eval:organizations FILE` (ROR's data: a zip, a file or a folder of JSON)
 */
interface Known extends OrganizationEntry {
  relatives: { id: string; type: string }[];
}

async function registry(file: string): Promise<Map<string, Known>> {
  const all = new Map<string, Known>();
  for await (const text of recordsIn(file, rorTexts)) {
    if (!/^\s*\{/.test(text)) continue;
    const record = JSON.parse(text) as { relationships?: Known['relatives'] };
    const { organization } = rorReading(record);
    if (organization && (all.get(organization.ror)?.modified ?? '') <= organization.modified)
      all.set(organization.ror, { ...organization, relatives: record.relationships ?? [] });
  }
  for (const [ror, { isWithdrawn }] of all) if (isWithdrawn) all.delete(ror);
  return all;
}

const [file] = readOptions({}).rest;
if (!file) throw new Error('which file has the data of ROR?');
const known = await registry(file);
const bearers = new Map<string, Known[]>();
for (const item of known.values())
  for (const key of new Set([...item.names, ...item.acronyms].map(organizationKey)))
    bearers.set(key, [...(bearers.get(key) ?? []), item]);

interface Count {
  pairs: number;
  byLetters: number;
  byRegistry: number;
}
const counts = new Map<string, Count>();

/** Compares the names of two organizations, or of one with itself; equal ones are passed over. */
function compareAll(what: string, cited: readonly string[], found: readonly string[]): void {
  const count = counts.get(what) ?? { pairs: 0, byLetters: 0, byRegistry: 0 };
  for (const name of cited) {
    const key = organizationKey(name);
    const organization = oneOrganization(bearers.get(key) ?? []);
    for (const other of found) {
      if (organizationKey(other) === key) continue;
      count.pairs += 1;
      if (compareNames(nameParts({ literal: name }), nameParts({ literal: other })) !== 'none') count.byLetters += 1;
      else if (organization(name, other)) count.byRegistry += 1;
    }
  }
  counts.set(what, count);
}

for (const { names, acronyms, relatives } of known.values()) {
  compareAll('whole names of one organisation', names, names);
  compareAll('its acronyms and its whole names', acronyms, names);
  for (const { id, type } of relatives) {
    const relative = known.get(id);
    if (relative) compareAll(`names of a relative (${type.toLowerCase()})`, names, relative.names);
    if (relative) compareAll(`acronym and a relative's name (${type.toLowerCase()})`, acronyms, relative.names);
  }
}

console.log(`${known.size} organizations`);
for (const [what, { pairs, byLetters, byRegistry }] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(
    `${what}: ${pairs} pairs, agree by letters ${percent(byLetters, pairs)}, by the registry alone ${percent(byRegistry, pairs)}`,
  );
