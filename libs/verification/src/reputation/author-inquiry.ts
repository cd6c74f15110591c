import { displayName } from '@veracite/model/csl';
import { normaliseOrcid } from '@veracite/model/identifiers';
import type { AuthorDossier, AuthorFacts, AuthorReply } from '@veracite/reputation/author/author';
import { affiliationOf, sameName } from '@veracite/reputation/author/author';
import type { Asking } from './asking';
import { askOrganisation } from './organisation-inquiry';

/** Databases of works that are searched for a name: some registries of people answer searches only with a key. */
const DATABASES = ['crossref', 'dblp', 'europe-pmc'];
const MOST_WORKS = 20;

/** Asks the registries for a person, by iD where it is known; a name is also looked for among the authors of works. */
export async function askAuthor(input: string, asking: Asking, today: string): Promise<AuthorDossier> {
  const orcid = normaliseOrcid(input);
  const question = orcid ? 'author by orcid' : 'author by name';
  const people = asking.ready(question).map(async (id): Promise<AuthorReply> => {
    const { registry, name, answered, records } = await asking.registry(id, question, orcid ?? input);
    return { registry, name, answered, authors: records };
  });
  const works = orcid ? [] : asking.searchable(DATABASES).map((id) => fromWorks(id, input, asking));
  const replies = await Promise.all([...people, ...works]);
  const dossier: AuthorDossier = { name: orcid ? undefined : input, orcid, today, replies };
  const affiliation = affiliationOf(dossier);
  return { ...dossier, organisation: affiliation && (await askOrganisation(affiliation, asking)) };
}

/** The person that the authors of works are, as far as their name is exactly the one asked for. */
async function fromWorks(id: string, input: string, asking: Asking): Promise<AuthorReply> {
  const { consultation, works, name } = await asking.search(id, { keywords: input, limit: MOST_WORKS });
  const own = works.filter(({ csl }) => csl.author?.some((author) => sameName(displayName(author), input)));
  const author: AuthorFacts = { id: input, name: input, alternativeNames: [], affiliations: [], topics: [] };
  return {
    registry: `${id}-works`,
    name,
    answered: consultation.outcome === 'answered',
    authors: own.length > 0 ? [{ ...author, worksAtLeast: own.length }] : [],
  };
}
