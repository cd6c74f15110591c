import type { OrganizationReply } from '@veracite/reputation/report/organization';
import { foldedName } from '@veracite/text/journal-name';
import type { SourceQueries } from './source-queries';

/** Queries the registry of organizations by ROR id, or else by exact name. */
export async function askOrganization(
  { name, ror }: { name: string; ror?: string },
  queries: SourceQueries,
): Promise<OrganizationReply | undefined> {
  const question = ror ? 'organization by ror' : 'organization by name';
  const [registry] = queries.ready(question);
  if (!registry) return undefined;
  const given = await queries.askRegistry(registry, question, ror ?? name);
  const matching = given.records.filter(
    (record) =>
      ror !== undefined ||
      [record.name, ...record.alternativeNames].some((other) => foldedName(other) === foldedName(name)),
  );
  // With two organizations of one name it is unknown which is meant.
  return { name: given.name, answered: given.answered, ...(matching.length === 1 && { organization: matching[0] }) };
}
