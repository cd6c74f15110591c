import { databasesWith } from '@veracite/connectors/declarations';
import { sourceName } from '@veracite/connectors/source-names';
import type { RequestOptions, Sources } from '@veracite/connectors/sources';
import type { CitedWork, WorkPassages } from '@veracite/model/passages';
import type { Consultation } from '@veracite/model/source';
import type { Work } from '@veracite/model/work';
import { identifierQuestions } from '../pipeline/identifier-plan';
import { nearestPassages, type CitedAbstract } from './nearest-passage';

const WITH_ABSTRACTS: ReadonlySet<string> = new Set(databasesWith(({ hasAbstracts }) => hasAbstracts));
const MIN_ABSTRACT_CHARS = 80;
/** How long a lookup waits for others to be sent in one request, in milliseconds. */
const BATCH_DELAY_MS = 25;
const TIMEOUT_MS = 20_000;

type Fit = (works: (CitedAbstract & { sentences: string[] })[]) => string[][] | Promise<string[][]>;

/**
 * Asks databases for the abstracts of works, by identifier, and finds the passage nearest to each citing sentence. Each work is
 * asked for in one database after another until one has its abstract. @param fit finds the passages, for example in a worker thread
 */
export async function askPassages(
  works: readonly CitedWork[],
  sources: Pick<Sources, 'ask' | 'list'>,
  { fit = nearestPassages, ...options }: Pick<RequestOptions, 'signal' | 'deadline' | 'userId'> & { fit?: Fit } = {},
): Promise<WorkPassages[]> {
  const states = new Map(sources.list().map((state) => [state.source.id, state]));
  const deadline = options.deadline ?? Date.now() + TIMEOUT_MS;
  const answers = await Promise.all(
    works.map(async ({ sentences, ...identifiers }) => {
      const consultations: Consultation[] = [];
      let found: Work | undefined;
      for (const question of identifierQuestions(identifiers, states, Infinity)) {
        if (sentences.length === 0 || found || !WITH_ABSTRACTS.has(question.connector)) continue;
        const answer = await sources.ask(
          { type: 'identifier', ...question },
          { ...options, deadline, batchDelayMs: BATCH_DELAY_MS },
        );
        consultations.push(answer.consultation);
        found = answer.works.find(({ abstract = '' }) => abstract.length >= MIN_ABSTRACT_CHARS);
      }
      return { found, consultations };
    }),
  );
  const withAbstract = answers.flatMap(({ found }, index) => {
    const { abstract, csl } = found ?? {};
    return abstract === undefined
      ? []
      : [{ at: index, abstract, title: csl?.title, sentences: works[index]?.sentences ?? [] }];
  });
  const fitted = await fit(withAbstract.map(({ at: _, ...work }) => work));
  const passages = new Map(withAbstract.map(({ at }, index) => [at, fitted[index] ?? []]));
  return answers.map(({ found, consultations }, index) => ({
    ...(found && { source: sourceName(consultations.at(-1)?.connector ?? ''), url: found.url }),
    passages: passages.get(index) ?? [],
    asked: consultations.map(({ connector, outcome, problem }) => ({
      source: sourceName(connector),
      outcome,
      problem,
    })),
  }));
}
