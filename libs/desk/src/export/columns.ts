import type { Decision, Flag, Paper } from '@veracite/contracts/collections';
import type { CheckEntry } from '@veracite/contracts/checks';
import type { MatchedRecord } from '@veracite/contracts/citations';

/** The value of a cell; undefined for an empty one. */
export type Cell = string | number | boolean | Date | undefined;
export type Column<Of> = readonly [name: string, read: (of: Of) => Cell];

/** A flagged or decided reference of a paper. */
export interface ReferenceRecord {
  paper: Paper;
  entry: CheckEntry;
  flag?: Flag;
  decision?: Decision;
}

/** Returns the flagged and decided references of a paper, in the order of the paper. */
export const referencesOf = (paper: Paper): ReferenceRecord[] =>
  paper.entries.map((entry) => {
    const isHere = ({ position }: { position: number }) => position === entry.position;
    const flag = paper.assessment?.flags.find(isHere);
    const decision = paper.decisions.find(isHere);
    return { paper, entry, ...(flag && { flag }), ...(decision && { decision }) };
  });

export const PAPER_COLUMNS: readonly Column<Paper>[] = [
  ['file', ({ name }) => name],
  ['title', ({ title }) => title],
  ['DOI', ({ identifiers }) => identifiers.doi],
  ['arXiv', ({ identifiers }) => identifiers.arxiv],
  ['state', ({ state }) => state],
  ['fault', ({ fault }) => fault],
  ['references', ({ references }) => references],
  ['settled', ({ settled }) => settled],
  ['expected invented', ({ assessment }) => assessment?.expected],
  ['at least', ({ assessment }) => assessment?.interval[0]],
  ['at most', ({ assessment }) => assessment?.interval[1]],
  ['against the policy', ({ assessment }) => assessment?.isAgainst],
  ['policy version', ({ assessment }) => assessment?.policyVersion],
  ['reason', ({ assessment }) => assessment?.line],
  ['flags', ({ assessment }) => assessment?.flags.length],
  ['undecided', ({ undecided }) => undecided],
  ['signals', ({ signals }) => signals.map(({ message }) => message).join(' ') || undefined],
];

export const REFERENCE_COLUMNS: readonly Column<ReferenceRecord>[] = [
  ['number', ({ entry }) => entry.position + 1],
  ['reference', ({ entry }) => entry.shown ?? entry.raw],
  ['flag', ({ flag }) => flag?.rule],
  ['counts', ({ flag }) => flag?.counts],
  ['flag reason', ({ flag }) => flag?.message],
  ['status', ({ entry }) => entry.result?.status],
  ['confidence', ({ entry }) => entry.result?.confidence],
  ['nearest work', (record) => nearest(record)?.csl.title],
  ['nearest DOI', (record) => nearest(record)?.doi],
  ['databases asked', ({ entry }) => askedOf(entry)],
  ['decision', ({ decision }) => decision?.kind],
  ['decision reason', ({ decision }) => decision?.reason],
  ['in all papers', ({ decision }) => decision?.everywhere],
  ['decided by', ({ decision }) => decision?.user ?? undefined],
  ['decided at', ({ decision }) => decision && new Date(decision.decidedAt)],
];

/** Returns the matched work, or the most similar one of a reference without a match. */
const nearest = ({ entry: { result } }: ReferenceRecord): MatchedRecord | undefined =>
  result?.match ?? result?.suggestions[0];

const askedOf = ({ result }: CheckEntry): string | undefined => {
  const answered = result?.consulted.filter(({ outcome }) => outcome === 'answered').map(({ source }) => source);
  return [...new Set(answered)].join(', ') || undefined;
};
