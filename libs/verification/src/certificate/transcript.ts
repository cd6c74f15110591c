import type { Reference } from '@veracite/model/reference';
import type { Coverage } from '@veracite/model/verdict';
import { Dossier, type Told } from '../dossier';
import { judged, type JudgedBy } from '../judged';
import type { Verdict } from '@veracite/model/verdict';

/** All that a verdict follows from: what was asked about, what was heard and when. Values of JSON only. */
export interface Transcript {
  reference: Reference;
  told: Told[];
  coverage: Coverage;
  /** ISO 8601. */
  now: string;
  /** What connectors are called in sentences. */
  names: Record<string, string>;
}

/** What a dossier holds at the moment. What comes later changes nothing in it. */
export function transcriptOf({ reference, told }: Dossier, { coverage, now, nameOf }: JudgedBy): Transcript {
  const connectors = [...told.map(connectorOf), ...coverage.core, ...coverage.answered, ...coverage.failed];
  const names = Object.fromEntries([...new Set(connectors)].sort().map((id) => [id, nameOf(id)]));
  return { reference, told: [...told], coverage, now: now.toISOString(), names };
}

/** The verdict once more, from what was heard alone: nobody is asked. */
export function replay({ reference, told, coverage, now, names }: Transcript): Verdict {
  const dossier = new Dossier(reference);
  for (const one of told) dossier.hear(one);
  return judged(dossier, { coverage, now: new Date(now), nameOf: (id) => names[id] ?? id }).verdict;
}

export const connectorOf = (told: Told): string =>
  told.kind === 'library' ? 'library' : told.answer.consultation.connector;
