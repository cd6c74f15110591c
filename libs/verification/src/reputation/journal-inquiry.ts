import type { JournalRecord } from '@veracite/connectors/registries/registries';
import type {
  ImportedFacts,
  JournalDossier,
  JournalRegistry,
  JournalReply,
} from '@veracite/reputation/journal/dossier';
import { known } from '@veracite/reputation/journal/dossier';
import { foldedName } from '@veracite/text/journal-name';
import type { SourceQueries, RegistryAnswer } from './source-queries';
import { askOrganization } from './organization-inquiry';

/** What is known of a journal before any query. */
export interface JournalQuestion {
  title?: string;
  issn?: string;
  address?: string;
  /** Its publisher at Crossref, if that was already looked up by a DOI prefix. */
  publisher?: JournalDossier['publisher'];
}

/** The lists that the operator imported, searched by exact title and ISSN. */
interface ImportedLists {
  naming(titles: string[], issns: string[]): Promise<ImportedFacts[]>;
}

/** Facts that are stored locally. */
export interface LocalJournalFacts {
  imported?: ImportedLists;
  /** Returns ISSNs of journals whose titles are too common for a registry's search. */
  numbersOf?: (title: string) => string[];
}

const JOURNAL_REGISTRIES = ['crossref', 'openalex', 'doaj', 'issn-portal'] as const satisfies JournalRegistry[];
const isJournalRegistry = (id: string): id is JournalRegistry => (JOURNAL_REGISTRIES as readonly string[]).includes(id);

/** Queries the registries by ISSN or exact folded title, then by the found ISSN those that did not find it. */
export async function askJournal(
  question: JournalQuestion,
  queries: SourceQueries,
  today: string,
  { imported, numbersOf }: LocalJournalFacts = {},
): Promise<JournalDossier> {
  const byTitle = question.issn || !question.title ? [] : await findByTitle(question.title, queries);
  const groups = journalsOf(byTitle.flatMap(({ records }) => records));
  const own = groups[0] ?? [];
  const issn = question.issn ?? own.flatMap(({ issns }) => issns)[0] ?? numbersOf?.(question.title ?? '')[0];
  const found = byTitle.map((given) =>
    replyOf({ ...given, records: given.records.filter((record) => own.includes(record)) }),
  );
  const missing = (id: string) => !found.some(({ registry, journal }) => registry === id && journal);
  const byIssn = issn ? await findByIssn(issn, queries.ready('journal by issn').filter(missing), queries) : [];
  const replies = [...found.filter(({ registry }) => !byIssn.some((reply) => reply.registry === registry)), ...byIssn];
  const dossier: JournalDossier = {
    title: question.title,
    issn: question.issn,
    address: question.address,
    today,
    replies: replies.sort((a, b) => place(a) - place(b)),
    publisher: question.publisher,
    namesakes: groups.slice(1).flatMap((group) => group[0]?.issns[0] ?? []),
    imported: [],
  };
  const named = question.publisher?.name ?? known(dossier, 'publisher');
  const [publisher, organization, retracted, lists] = await Promise.all([
    question.publisher ?? askPublisher(dossier, queries),
    named ? askOrganization({ name: named }, queries) : undefined,
    askRetracted(dossier, queries),
    imported?.naming(namesOf(dossier), issnsOf(dossier)) ?? [],
  ]);
  return { ...dossier, publisher, organization, retracted, imported: lists };
}

const place = ({ registry }: JournalReply) => JOURNAL_REGISTRIES.indexOf(registry);

async function findByTitle(title: string, queries: SourceQueries): Promise<RegistryAnswer<JournalRecord>[]> {
  const asked = foldedName(title);
  const given = await Promise.all(
    queries.ready('journal by title').map((id) => queries.askRegistry(id, 'journal by title', title)),
  );
  return given.map((reply) => ({
    ...reply,
    records: reply.records.filter(({ title: name, alternativeTitles }) =>
      [name, ...alternativeTitles].some((other) => foldedName(other) === asked),
    ),
  }));
}

/** Groups records that share an ISSN. Sorted by number of registries, then by number of works. */
function journalsOf(records: JournalRecord[]): JournalRecord[][] {
  const groups: JournalRecord[][] = [];
  for (const record of records) {
    const same = groups.find((group) => group.some(({ issns }) => issns.some((issn) => record.issns.includes(issn))));
    if (same) same.push(record);
    else groups.push([record]);
  }
  const works = (group: JournalRecord[]) => Math.max(0, ...group.map(({ worksCount }) => worksCount ?? 0));
  return groups.sort((a, b) => b.length - a.length || works(b) - works(a));
}

async function findByIssn(issn: string, registries: string[], queries: SourceQueries): Promise<JournalReply[]> {
  const given = await Promise.all(
    registries.filter(isJournalRegistry).map((id) => queries.askRegistry(id, 'journal by issn', issn)),
  );
  return given.map(replyOf);
}

function replyOf({ registry, name, answered, records }: RegistryAnswer<JournalRecord>): JournalReply {
  if (!isJournalRegistry(registry)) throw new Error(`${registry} is no registry of journals`);
  return { registry, name, answered, ...(records[0] && { journal: records[0] }) };
}

async function askPublisher(dossier: JournalDossier, queries: SourceQueries): Promise<JournalDossier['publisher']> {
  const name = known(dossier, 'publisher');
  const inCrossref = dossier.replies.some(({ registry, journal }) => registry === 'crossref' && journal);
  if (!name || !inCrossref) return undefined;
  const { answered, records } = await queries.askRegistry('crossref', 'publisher by name', name);
  const member = records.find((record) =>
    [record.name, ...record.alternativeNames].some((other) => foldedName(other) === foldedName(name)),
  );
  return { answered, name: member?.name, url: member?.url };
}

/** Counts retracted works. OpenAlex is preferred because it counts works, while Crossref counts notices. */
async function askRetracted({ replies }: JournalDossier, queries: SourceQueries): Promise<JournalDossier['retracted']> {
  const recordOf = (id: JournalRegistry) =>
    replies.find(({ registry }) => registry === id)?.journal as JournalRecord | undefined;
  const openalex = recordOf('openalex');
  const issn = recordOf('crossref')?.issns[0];
  if (openalex) {
    const { records, name } = await queries.askRegistry('openalex', 'retracted works by journal', openalex.id);
    if (records[0]) return { origin: name, count: records[0].count };
  }
  if (!issn) return undefined;
  const { records, name } = await queries.askRegistry('crossref', 'retracted works by journal', issn);
  return records[0] && { origin: name, count: records[0].count };
}

function namesOf({ title, replies }: JournalDossier): string[] {
  const names = replies.flatMap(({ journal }) => (journal ? [journal.title, ...journal.alternativeTitles] : []));
  return [...new Set([...(title ? [title] : []), ...names].map(foldedName))];
}

function issnsOf({ issn, replies }: JournalDossier): string[] {
  return [...new Set([...(issn ? [issn] : []), ...replies.flatMap(({ journal }) => journal?.issns ?? [])])];
}
