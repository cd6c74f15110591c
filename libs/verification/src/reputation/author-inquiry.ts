import { displayName } from '@veracite/model/csl';
import { normalizeOrcid } from '@veracite/model/identifiers';
import type { AuthorFacts } from '@veracite/model/registered';
import type { AuthorDossier, AuthorReply } from '@veracite/reputation/author/author';
import { affiliationOf, sameName } from '@veracite/reputation/author/author';
import type { SourceQueries } from './source-queries';
import { askOrganization } from './organization-inquiry';

/** Databases of works that are searched for a name, because some registries of people require a key for searches. */
const DATABASES = ['crossref', 'dblp', 'europe-pmc'];
const MAX_WORKS = 20;

/** Queries the registries for a person by ORCID iD or name. A name is also searched among the authors of works. */
export async function askAuthor(input: string, queries: SourceQueries, today: string): Promise<AuthorDossier> {
  const orcid = normalizeOrcid(input);
  const question = orcid ? 'author by orcid' : 'author by name';
  const people = queries.ready(question).map(async (id): Promise<AuthorReply> => {
    const { registry, name, answered, records } = await queries.askRegistry(id, question, orcid ?? input);
    return { registry, name, answered, authors: records };
  });
  const searched = queries.databases(DATABASES, ({ canSearch }) => canSearch);
  const works = orcid ? [] : searched.map((id) => fromWorks(id, input, queries));
  const replies = await Promise.all([...people, ...works]);
  const dossier: AuthorDossier = { name: orcid ? undefined : input, orcid, today, replies };
  const affiliation = affiliationOf(dossier);
  return { ...dossier, organization: affiliation && (await askOrganization(affiliation, queries)) };
}

async function fromWorks(id: string, input: string, queries: SourceQueries): Promise<AuthorReply> {
  const { consultation, works, name } = await queries.search(id, { keywords: input, limit: MAX_WORKS });
  const authored = works.filter(({ csl }) => csl.author?.some((author) => sameName(displayName(author), input)));
  const author: AuthorFacts = { id: input, name: input, alternativeNames: [], affiliations: [], topics: [] };
  return {
    registry: `${id}-works`,
    name,
    answered: consultation.outcome === 'answered',
    authors: authored.length > 0 ? [{ ...author, worksAtLeast: authored.length }] : [],
  };
}
