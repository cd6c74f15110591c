import { sourceName } from '@veracite/connectors/source-names';
import type { Library } from '@veracite/library/port';
import type { WorkDossier, WorkReply } from '@veracite/reputation/work/dossier';
import type { SourceQueries } from './source-queries';

/** Databases queried for a DOI: registration agencies, and databases that count citations or track retractions. */
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
  queries: SourceQueries,
  today: string,
  library: Pick<Library, 'lookUp' | 'noticesAbout'>,
): Promise<WorkDossier> {
  const ready = queries.databases(DATABASES, ({ canLookUp }) => canLookUp.includes('doi'));
  const [own, listed, stated, ...answers] = await Promise.all([
    library.lookUp({ doi }),
    library.noticesAbout([doi]),
    ready.includes('crossref') ? queries.noticesAbout('crossref', doi) : [],
    ...ready.map((id) => queries.lookUpDoi(id, doi)),
  ]);
  const local: WorkReply[] = own
    .slice(0, 1)
    .map((work) => ({ database: 'library', name: sourceName('library'), answered: true, work }));
  const theirs = answers.map(({ consultation: { connector, outcome, found }, works, name }): WorkReply => {
    const work = works.find(({ identifiers }) => identifiers.doi === doi);
    // The DOI is registered even if its agency provides no record in this format.
    const registeredOnly = connector === 'doi-org' && outcome === 'not-covered' && found > 0;
    const answered = outcome === 'answered' || outcome === 'not-covered';
    return { database: connector, name, answered, ...(registeredOnly && { registeredOnly }), ...(work && { work }) };
  });
  const notices = [...listed.map(({ notice }) => notice), ...stated];
  return {
    doi,
    today,
    replies: [...theirs, ...local],
    notices: notices.map((notice) => ({ name: sourceName(notice.source), notice })),
  };
}
