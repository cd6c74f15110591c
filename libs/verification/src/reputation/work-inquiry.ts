import type { Sources } from '@veracite/connectors/sources';
import type { Library } from '@veracite/library/port';
import type { WorkDossier, WorkReply } from '@veracite/reputation/work/dossier';
import type { Asking } from './asking';

/** Who is asked about a DOI: the agencies, and the databases that count citations or watch retractions. */
const DATABASES = [
  'crossref',
  'datacite',
  'doi-org',
  'openalex',
  'europe-pmc',
  'pubmed',
  'semantic-scholar',
  'opencitations',
];

export async function askWork(
  doi: string,
  asking: Asking,
  today: string,
  sources: Sources,
  library: Pick<Library, 'lookUp'>,
): Promise<WorkDossier> {
  const ready = sources
    .list()
    .filter(({ state, canLookUp }) => (state === 'ready' || state === 'resting') && canLookUp.includes('doi'))
    .map(({ source }) => source.id);
  const [own, ...answers] = await Promise.all([
    library.lookUp({ doi }),
    ...DATABASES.filter((id) => ready.includes(id)).map((id) => asking.database(id, doi)),
  ]);
  const local: WorkReply[] = own.slice(0, 1).map((work) => ({
    database: 'library',
    name: 'Local library',
    answered: true,
    work,
  }));
  const theirs = answers.map(({ consultation: { connector, outcome }, works, name }): WorkReply => {
    const work = works.find(({ identifiers }) => identifiers.doi === doi);
    // doi.org leads to the agency; one that gives no record in this form has the DOI nevertheless.
    const registeredOnly = connector === 'doi-org' && outcome === 'not-covered';
    const answered = outcome === 'answered' || outcome === 'not-covered';
    return { database: connector, name, answered, ...(registeredOnly && { registeredOnly }), ...(work && { work }) };
  });
  return { doi, today, replies: [...theirs, ...local] };
}
