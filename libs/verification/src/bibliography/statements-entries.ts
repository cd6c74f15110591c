import type { EntryStatus } from '@veracite/model/bibliography';
import type { Findings, StatementList } from './statement-list';
import { entriesText, someOf } from './wording';

/** A list whose entries give this percentage of what their records hold is praised for it. */
const COMPLETE = 90;

/** Sentences about what came of checking the entries. */
export function aboutEntries({ entries, averageCompleteness, xray }: Findings, told: StatementList): void {
  const total = entries.length;
  const having = (status: EntryStatus) => entries.flatMap((entry, at) => (entry.status === status ? [at] : []));
  const judged = entries.filter(({ verdict }) => verdict !== 'unknown').length;
  const valid = entries.flatMap(({ verdict }, at) => (verdict === 'valid' ? [at] : []));
  const fakes = having('fake');
  const recorded = entries.flatMap(({ completeness }, at) => (completeness === undefined ? [] : [at]));
  if (valid.length > 0)
    told.strength('confirmed', `${someOf(valid.length, total)} are confirmed by a database without a fault.`, valid);
  if (judged > 0 && fakes.length === 0 && judged === total)
    told.strength(
      'no-fakes',
      total === 1 ? 'The one entry could be found.' : `Every one of the ${total} entries could be found.`,
      entries.map((_entry, at) => at),
    );
  if (recorded.length > 0 && averageCompleteness >= COMPLETE)
    told.strength('complete', `Entries give ${averageCompleteness}% of what their records hold.`, recorded);

  told.weakness(
    'fake',
    fakes,
    `${someOf(fakes.length, total, 'references')} ${fakes.length === 1 ? 'was' : 'were'} not found ({lines}).`,
    'Look up {lines} by hand, and take out what you cannot find.',
  );
  const { retracted, noticed } = xray;
  told.weakness(
    'retracted',
    retracted.entries,
    `A retracted work is cited by ${entriesText(retracted.entries.length)} ({lines}).`,
    'Read the retraction notices of {lines} before citing these works.',
  );
  told.weakness(
    'noticed',
    noticed.entries,
    `A correction or an expression of concern was published on ${entriesText(noticed.entries.length)} ({lines}).`,
    'Check whether the notices on {lines} touch what you cite these works for.',
  );
  const contradicted = entries.flatMap((entry, at) => (entry.contradicted && entry.verdict !== 'fake' ? [at] : []));
  told.weakness(
    'contradicted',
    contradicted,
    `A field contradicts the record in ${someOf(contradicted.length, total)} ({lines}).`,
    'Compare {lines} with the corrected citations.',
  );
  const lacking = entries.flatMap(({ missing = [], verdict }, at) =>
    missing.length > 0 && verdict === 'incomplete' ? [at] : [],
  );
  told.weakness(
    'lacking',
    lacking,
    `An element is missing in ${someOf(lacking.length, total)} ({lines}): ${mostMissing(entries, lacking)}.`,
    'Add what is missing on {lines}; the corrected citations have it.',
  );
  const again = having('duplicate');
  told.weakness(
    'duplicates',
    again,
    `${entriesText(again.length)} ${again.length === 1 ? 'repeats' : 'repeat'} an earlier one ({lines}).`,
    'Take out {lines}.',
  );
  const unknown = having('unknown');
  const unheard = unknown.filter((at) => entries[at]?.unheard);
  told.recommend(
    'unknown',
    unheard,
    'Check {lines} again later: too few databases answered. You were not charged for them.',
  );
  told.recommend(
    'not-covered',
    unknown.filter((at) => !unheard.includes(at)),
    'Look up {lines} by hand: no database we ask covers this kind of work. You were not charged for them.',
  );
}

/** "DOI (4), page (2)". */
function mostMissing(entries: Findings['entries'], places: number[]): string {
  const times = new Map<string, number>();
  for (const at of places)
    for (const field of entries[at]?.missing ?? []) times.set(field, (times.get(field) ?? 0) + 1);
  return [...times]
    .sort((a, b) => b[1] - a[1])
    .map(([field, count]) => `${NAMES[field] ?? field} (${count})`)
    .join(', ');
}

const NAMES: Record<string, string> = { issued: 'year', 'container-title': 'journal or book', page: 'pages' };
