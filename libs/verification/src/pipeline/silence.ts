import { databasesWith } from '@veracite/connectors/declarations';
import type { ControlReport, RequestOptions, Sources } from '@veracite/connectors/sources';
import type { Consultation } from '@veracite/model/source';

/** A database that answered without the work, and the kind of question that it answered. */
interface SilentDatabase {
  connector: string;
  question: 'search' | 'identifier';
}

/** Databases whose answer about an identifier counts. Others are asked for it only to confirm. */
const REGISTRIES = new Set<string>(databasesWith(({ asked }) => asked.identifiers !== undefined));

/** A search that found other works is as silent as one that found nothing: a broken database may answer all alike. */
const isSilent = ({ connector, outcome, found, question }: Consultation): boolean =>
  outcome === 'answered' &&
  connector !== 'library' &&
  (question === 'search' || (question === 'identifier' && found === 0 && REGISTRIES.has(connector)));

/** Returns the databases whose silence counts as absence. */
function silentDatabases(consultations: readonly Consultation[]): SilentDatabase[] {
  const silent = consultations.filter(isSilent);
  const searched = silent.filter(({ question }) => question === 'search').map(({ connector }) => connector);
  return [...new Set(silent.map(({ connector }) => connector))].map((connector) => ({
    connector,
    question: searched.includes(connector) ? 'search' : 'identifier',
  }));
}

/** The controls of databases that passed none, by id. */
export type DoubtedSilences = ReadonlyMap<string, ControlReport>;

/** Returns the silent databases that are not known to work. They are asked for a work that they hold, within the options. */
export async function doubtedSilences(
  consultations: readonly Consultation[],
  sources: Pick<Sources, 'control'>,
  options: RequestOptions,
): Promise<DoubtedSilences> {
  const reports = await Promise.all(
    silentDatabases(consultations).map(
      async ({ connector, question }) => [connector, await sources.control(connector, question, options)] as const,
    ),
  );
  return new Map(reports.filter(([, { outcome }]) => outcome !== 'passed'));
}

/** Returns a consultation as failed if the silence of its database is doubted. */
export function withDoubt(consultation: Consultation, doubted: DoubtedSilences): Consultation {
  const report = isSilent(consultation) ? doubted.get(consultation.connector) : undefined;
  if (!report) return consultation;
  const { outcome, problem = 'control', detail } = report;
  return { ...consultation, outcome: 'failed', problem: outcome === 'failed' ? 'control' : problem, detail };
}
