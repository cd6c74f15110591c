import { DATABASE_IDS } from '@veracite/connectors/connector-definitions';
import type { Field } from '@veracite/model/reference';
import type { Verdict } from '@veracite/model/verdict';
import { parseOne } from '@veracite/parsing/parse';
import type { MeasuringData } from '../../harness/data';
import { fold } from '@veracite/text/fold';
import { NOW, openAsking } from '../../harness/ask';
import { percent } from '../../harness/figures';
import { halfHash } from '../../harness/shares';
import type { Listing } from '../truth/listing';
import { table } from '../../harness/table';
import { keepsRefuted } from '../corrections/round-trip';
import { drawAltered, type AlteredRow } from './works';
import { writeReasons } from '@veracite/verification/to-result';

/** Outcomes of the rows of one kind. */
export interface KindCounts {
  kind: string;
  count: number;
  /** Rows that are not called valid. */
  flagged: number;
  /** Rows whose changed fields are all named as wrong or as not confirmed, or that are called fake. */
  named: number;
  unknown: number;
  fake: number;
  /** Rows with a line about something that no record confirms. */
  unconfirmed: number;
  corrected: number;
  /** Corrections with a value that the records contradict. */
  keepsRefuted: number;
}

interface MissedRow {
  kind: string;
  status: string;
  text: string;
  reasons: string[];
}

interface MeasureOptions {
  half: number;
  works: number;
  /** Each database lacks 4 % of the works, and one database at random does not answer. */
  hasHoles: boolean;
  only: string;
  listing: Listing;
}

/** Databases that may be silent: those that hold works of many kinds. */
const SILENT = ['crossref', 'openalex', 'semantic-scholar', 'openaire', 'dblp', 'datacite', 'open-library'] as const;

/** Judges altered descriptions of works through the whole pipeline. */
export async function measureAlterations(
  data: MeasuringData,
  { half, works, hasHoles, only, listing }: MeasureOptions,
): Promise<{ kinds: KindCounts[]; missed: MissedRow[] }> {
  const world = await drawAltered(data, { half, works, only });
  const counts = new Map<string, KindCounts>();
  const missed: MissedRow[] = [];
  const groups = hasHoles ? SILENT : [undefined];
  for (const [index, silent] of groups.entries()) {
    const asking = await openAsking({
      works: world.works,
      registered: world.registered,
      holds: (database, item) =>
        (database !== 'dblp' || world.computing.has(item)) &&
        !(hasHoles && halfHash(`hole ${database} ${item.title ?? ''}`) % 25 === 0),
      faults: silent && { [silent]: { kind: 'refused' } },
      rows: [],
      strings: [],
    });
    const rows = world.rows.filter(({ id }) => (halfHash(id) >>> 2) % groups.length === index);
    const results = await asking.all(rows.map(({ text }) => parseOne(text, { now: NOW })));
    await asking.close();
    rows.forEach((row, i) => {
      const result = results[i];
      // Where no database that was asked has the work, its description cannot be judged.
      if (!result || (!row.kind.startsWith('invented') && !asking.isHeld({ ...row, title: row.id }, result))) return;
      // A publisher contradicts only a record that names one.
      if (row.kind === 'altered: publisher' && !namesPublisher(result.verdict)) return;
      const { status } = result.verdict;
      const isNamed = namesAll(row, result.verdict);
      const count = counts.get(row.kind) ?? {
        kind: row.kind,
        count: 0,
        flagged: 0,
        named: 0,
        unknown: 0,
        fake: 0,
        unconfirmed: 0,
        corrected: 0,
        keepsRefuted: 0,
      };
      count.count += 1;
      count.flagged += Number(status !== 'valid');
      count.named += Number(isNamed);
      count.unknown += Number(status === 'unknown');
      count.fake += Number(status === 'fake');
      count.unconfirmed += Number(result.verdict.reasons.some(({ code }) => code === 'unconfirmed'));
      const { correction, reference } = result;
      const { match } = result.verdict;
      const isKept = correction && match && keepsRefuted(reference.csl, correction.csl, match);
      count.corrected += Number(correction !== undefined);
      count.keepsRefuted += Number(isKept === true);
      if (isKept) listing.row(`keeps refuted, ${row.kind}, ${row.style}`, row.text, result);
      counts.set(row.kind, count);
      if (isAsHoped(row, result.verdict, isNamed)) return;
      const reasons = writeReasons(result.verdict.reasons);
      missed.push({ kind: row.kind, status, text: row.text, reasons });
      listing.row(`${row.kind}, ${status}, ${isNamed ? 'named' : 'not named'}, ${row.style}`, row.text, result);
    });
  }
  return { kinds: [...counts.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1)), missed };
}

const namesPublisher = ({ match }: Verdict): boolean =>
  match?.evidence.some(({ field, found }) => field === 'publisher' && found !== undefined) ?? false;

function isAsHoped({ kind }: AlteredRow, { status }: Verdict, isNamed: boolean): boolean {
  if (kind === 'real') return status === 'valid';
  if (kind.startsWith('invented')) return status === 'fake';
  return isNamed;
}

/** Checks that the verdict names every changed field, or shows an unconfirmed value as such. */
function namesAll({ kind, fields, written }: AlteredRow, { status, reasons, match }: Verdict): boolean {
  if (status === 'fake') return true;
  const marked = match?.evidence.filter(({ agreement, field }) => agreement === 'extra' && !NUMBERS.includes(field));
  const isIn = (sentence: string) =>
    sentence.includes(written) ||
    fold(written)
      .split(' ')
      .every((word) => fold(sentence).split(' ').includes(word));
  const isNamed = writeReasons(reasons.filter(({ code }) => code === 'unconfirmed')).some(isIn);
  return fields.every(
    (field) =>
      (written !== '' && isNamed) ||
      marked?.some((item) => item.field === field || (written !== '' && item.cited?.includes(written))) ||
      (kind.startsWith('altered') && reasons.some((reason) => reason.field === field)),
  );
}

/** Numbers whose silence is a reason of its own; other unconfirmed fields are marked in the evidence. */
const NUMBERS: Field[] = ['volume', 'issue', 'page'];

export function alterationTable(kinds: KindCounts[]): string {
  const rows = kinds.map(({ kind, count, flagged, named, unknown, fake, unconfirmed, corrected, ...rest }) => [
    kind,
    String(count),
    percent(flagged, count),
    percent(named, count),
    percent(unknown, count),
    percent(fake, count),
    percent(unconfirmed, count),
    `${rest.keepsRefuted} of ${corrected}`,
  ]);
  return table(['kind', 'count', 'not valid', 'fields named', 'unknown', 'fake', 'unconfirmed', 'keeps refuted'], rows);
}

/** The databases that may be silent are databases. */
SILENT satisfies readonly (typeof DATABASE_IDS)[number][];
