import { displayName, type CslItem, type CslName } from '@veracite/model/csl';
import type { Organization } from '@veracite/model/organization';
import { hasOrganizationWord } from '@veracite/text/names';
import { organizationKey } from '@veracite/text/organization-name';

/** Returns the organization with both names, or undefined if none is known. */
export type OneOrganization = (cited: string, found: string) => Organization | undefined;

interface NamedOrganization {
  organization: Organization;
  names: ReadonlySet<string>;
  acronyms: ReadonlySet<string>;
}

/**
 * Returns a function that finds the organization with two given names. Only whole names are compared, because
 * departments, branches and successors have names of their own. Unrelated organizations share acronyms, so an acronym
 * counts only together with a whole name, or if a single organization has it.
 * @param organizations all organizations with a name in the reference
 */
export function oneOrganization(organizations: readonly Organization[]): OneOrganization {
  if (organizations.length === 0) return () => undefined;
  const known = organizations.map((organization): NamedOrganization => {
    const keys = (names: string[]) => new Set(names.map(organizationKey).filter(Boolean));
    return { organization, names: keys(organization.names), acronyms: keys(organization.acronyms) };
  });
  return (cited, found) => {
    const withCited = known.filter((entry) => nameKind(entry, cited));
    const withBoth = withCited.filter((entry) => nameKind(entry, found));
    const whole = withBoth.find((entry) => nameKind(entry, cited) === 'name' || nameKind(entry, found) === 'name');
    return (whole ?? (withCited.length === 1 ? withBoth[0] : undefined))?.organization;
  };
}

function nameKind(known: NamedOrganization, written: string): 'name' | 'acronym' | undefined {
  const key = organizationKey(written);
  if (known.names.has(key)) return 'name';
  if (known.acronyms.has(key)) return 'acronym';
  // In "World Health Organization (WHO)" both must match, because parentheses also name branches.
  const [, name, inside] = PARENTHESIZED.exec(written) ?? [];
  const isBoth = name && inside && nameKind(known, name) === 'name' && nameKind(known, inside) !== undefined;
  return isBoth ? 'name' : undefined;
}

/** A name followed by text in parentheses. */
const PARENTHESIZED = /^([^()]+) \(([^()]+)\)$/;

/** Returns the name of an organization; undefined for people and for a single word, which may be a family name. */
export function organizationNamed(name: CslName): string | undefined {
  if (name.literal && !name.family) return name.literal;
  const whole = displayName(name);
  if (hasOrganizationWord(whole)) return whole;
  return !name.given && /\s|\p{Lu}.*\p{Lu}/u.test(whole) ? whole : undefined;
}

/** Largest number of names looked up for a reference. */
const MAX_NAMES = 20;

/** Returns the names in a reference that may be those of organizations, for lookups. */
export function organizationsIn({ author, editor, publisher }: CslItem): string[] {
  const names = [...(author?.length ? author : (editor ?? [])).map(organizationNamed), publisher];
  const written = names.filter((name): name is string => Boolean(name)).slice(0, MAX_NAMES);
  return [...new Set(written.flatMap((name) => [name, PARENTHESIZED.exec(name)?.[1] ?? name]))];
}

/** Returns the note that explains why two different names agree. */
export const knownAsBoth = (name: string, { ror }: Organization): string =>
  `${name}: known under both names, ROR ${ror}`;
