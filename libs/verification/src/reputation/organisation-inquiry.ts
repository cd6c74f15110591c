import type { OrganisationReply } from '@veracite/reputation/report/organisation';
import { foldedName } from '@veracite/text/journal-name';
import type { Asking } from './asking';

/** Asks the registry of organisations: by its number where that is known, else by name, of which only the whole one counts. */
export async function askOrganisation(
  { name, ror }: { name: string; ror?: string },
  asking: Asking,
): Promise<OrganisationReply | undefined> {
  const question = ror ? 'organisation by ror' : 'organisation by name';
  const [registry] = asking.ready(question);
  if (!registry) return undefined;
  const given = await asking.registry(registry, question, ror ?? name);
  const own = given.records.filter(
    (one) =>
      ror !== undefined || [one.name, ...one.alternativeNames].some((other) => foldedName(other) === foldedName(name)),
  );
  // Two of one name: nobody can tell which is meant.
  return { name: given.name, answered: given.answered, ...(own.length === 1 && { organisation: own[0] }) };
}
