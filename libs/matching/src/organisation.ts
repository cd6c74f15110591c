import { displayName, type CslItem, type CslName } from '@veracite/model/csl';
import type { Organisation } from '@veracite/model/organisation';
import { hasOrganisationWord } from '@veracite/text/names';
import { organisationKey } from '@veracite/text/organisation-name';

/** The organisation that bears both names; undefined where none is known to. */
export type OneOrganisation = (cited: string, found: string) => Organisation | undefined;

interface Bearer {
  organisation: Organisation;
  names: ReadonlySet<string>;
  acronyms: ReadonlySet<string>;
}

/**
 * Whole names are compared, never parts: a department, a branch and a successor have names of their own. Acronyms are shared by
 * strangers: one says who is meant only beside a whole name, or where a single organisation bears it.
 * @param organisations all that bear a name of the reference, whatever else they are called
 */
export function oneOrganisation(organisations: readonly Organisation[]): OneOrganisation {
  if (organisations.length === 0) return () => undefined;
  const bearers = organisations.map((organisation): Bearer => {
    const keys = (names: string[]) => new Set(names.map(organisationKey).filter(Boolean));
    return { organisation, names: keys(organisation.names), acronyms: keys(organisation.acronyms) };
  });
  return (cited, found) => {
    const meant = bearers.filter((bearer) => bears(bearer, cited));
    const both = meant.filter((bearer) => bears(bearer, found));
    const whole = both.find((bearer) => bears(bearer, cited) === 'name' || bears(bearer, found) === 'name');
    return (whole ?? (meant.length === 1 ? both[0] : undefined))?.organisation;
  };
}

function bears(bearer: Bearer, written: string): 'name' | 'acronym' | undefined {
  const key = organisationKey(written);
  if (bearer.names.has(key)) return 'name';
  if (bearer.acronyms.has(key)) return 'acronym';
  // "World Health Organization (WHO)": both must be its own, for brackets also tell branches apart.
  const [, name, behind] = BRACKETED.exec(written) ?? [];
  const isBoth = name && behind && bears(bearer, name) === 'name' && bears(bearer, behind) !== undefined;
  return isBoth ? 'name' : undefined;
}

/** A name, and what stands in brackets behind it. */
const BRACKETED = /^([^()]+) \(([^()]+)\)$/;

/** A name as an organisation's; undefined for those of people, and for a family name alone, which may be anybody's. */
export function organisationNamed(name: CslName): string | undefined {
  if (name.literal && !name.family) return name.literal;
  const whole = displayName(name);
  if (hasOrganisationWord(whole)) return whole;
  return !name.given && /\s|\p{Lu}.*\p{Lu}/u.test(whole) ? whole : undefined;
}

/** Names are asked about up to so many: a reference has few organisations. */
const MOST = 20;

/** What a reference may call organisations by, as they would be looked up. */
export function organisationsIn({ author, editor, publisher }: CslItem): string[] {
  const names = [...(author?.length ? author : (editor ?? [])).map(organisationNamed), publisher];
  const written = names.filter((name): name is string => Boolean(name)).slice(0, MOST);
  return [...new Set(written.flatMap((name) => [name, BRACKETED.exec(name)?.[1] ?? name]))];
}

/** Why two names agree, for people. */
export const knownAsBoth = (name: string, { ror }: Organisation): string =>
  `${name}: known under both names, ROR ${ror}`;
