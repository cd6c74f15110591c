import type { Sources } from '@veracite/connectors/sources';
import type { Library } from '@veracite/library/port';
import type { IdentifierKind, Identifiers } from '@veracite/model/identifiers';
import type { Consultation } from '@veracite/model/source';
import type { Notice } from '@veracite/model/work';
import { statusChanges, type SourceRecord, type StatusChange } from '@veracite/watch/status-changes';
import { identifierQuestions, noticesAt } from '../pipeline/identifier-plan';

/** What was heard of one watched work. */
export interface Heard {
  events: StatusChange[];
  /** Databases that answered, and those that could not be asked; the local library among these when one of its servers cannot be reached. */
  answered: string[];
  failed: string[];
}

export interface AskAboutOptions {
  signal?: AbortSignal;
  /** Milliseconds since the epoch after which no answer is wanted. */
  deadline?: number;
  userId?: string;
}

export interface Asked {
  library: Pick<Library, 'lookUpMany'>;
  sources: Pick<Sources, 'list' | 'lookUpMany' | 'notices'>;
}

/** Databases asked about each identifier: its registry and those who copy notices from elsewhere. */
const WIDTH = 3;
/**
 * A list has no hurry: what fails is asked again, until the deadline. What was answered last week is what is known
 * already, and no answer.
 */
const PATIENCE = { rounds: 3, minRoundGapMs: 2_000, batchDelayMs: 25, bypassCache: true };

/** All that is known so far of one work. */
interface Gathered {
  records: SourceRecord[];
  notices: Notice[];
  consultations: Consultation[];
}

/** One kind of question to one database, and whom each of its values is asked for: places in the list. */
interface Question {
  connector: string;
  /** Absent for a question about notices, which goes by DOI. */
  kind?: IdentifierKind;
  places: Map<string, number[]>;
}

/**
 * Asks what has befallen works since they were cited: by identifier alone, in lists wherever a database takes lists.
 * Nothing is searched and no description judged.
 * @returns what was heard of each, in the order of the asked
 */
export async function askAbout(
  works: Identifiers[],
  { library, sources }: Asked,
  options: AskAboutOptions = {},
): Promise<Heard[]> {
  const gathered = works.map((): Gathered => ({ records: [], notices: [], consultations: [] }));
  const patient = { ...PATIENCE, ...options };
  const put = async ({ connector, kind, places }: Question) => {
    const values = [...places.keys()];
    const answers = kind
      ? await sources.lookUpMany(connector, kind, values, patient)
      : await sources.notices(connector, values, patient);
    answers.forEach((answer, index) => {
      for (const at of places.get(values[index] ?? '') ?? []) {
        gathered[at]?.consultations.push(answer.consultation);
        if ('works' in answer) gathered[at]?.records.push(...answer.works.map((work) => ({ connector, work })));
        else gathered[at]?.notices.push(...answer.notices);
      }
    });
  };
  let isAvailable = true;
  const read = async () => {
    const found = await library.lookUpMany(works, () => (isAvailable = false));
    found.forEach((records, at) =>
      gathered[at]?.records.push(...records.map((work) => ({ connector: 'library', work }))),
    );
  };
  await Promise.all([read(), ...questionsAbout(works, sources).map(put)]);
  return gathered.map(({ records, notices, consultations }, at) => ({
    events: statusChanges(works[at] ?? {}, records, notices),
    answered: connectorsOf(consultations, 'answered'),
    failed: [...connectorsOf(consultations, 'failed', 'skipped'), ...(isAvailable ? [] : ['library'])],
  }));
}

/** What is asked where: each value once, however many works of the list have it. */
function questionsAbout(works: Identifiers[], sources: Pick<Sources, 'list'>): Question[] {
  const states = new Map(sources.list().map((state) => [state.source.id, state]));
  const questions = new Map<string, Question>();
  const ask = (at: number, connector: string, value: string, kind?: IdentifierKind) => {
    const key = `${connector} ${kind ?? 'notices'}`;
    const question = questions.get(key) ?? { connector, kind, places: new Map<string, number[]>() };
    questions.set(key, question);
    question.places.set(value, [...(question.places.get(value) ?? []), at]);
  };
  works.forEach((identifiers, at) => {
    const registered = new Set<IdentifierKind>();
    for (const { connector, kind, value } of identifierQuestions(identifiers, states, WIDTH)) {
      // Its registry, whatever that takes; others where a list travels in one request.
      const isRegistry = !registered.has(kind);
      registered.add(kind);
      if (isRegistry || states.get(connector)?.canLookUpInBulk.includes(kind)) ask(at, connector, value, kind);
    }
    const { doi } = identifiers;
    if (doi !== undefined) for (const connector of noticesAt(doi, states)) ask(at, connector, doi);
  });
  return [...questions.values()];
}

/** Databases one of whose answers has such an outcome, each once. */
function connectorsOf(consultations: Consultation[], ...outcomes: Consultation['outcome'][]): string[] {
  const of = consultations.filter(({ outcome }) => outcomes.includes(outcome)).map(({ connector }) => connector);
  return [...new Set(of)].sort();
}
