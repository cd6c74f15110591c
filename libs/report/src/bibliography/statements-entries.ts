import { fieldName } from '@veracite/model/field-names';
import type { EntryStatus } from '@veracite/model/bibliography';
import type { Findings, StatementList } from './statement-list';
import { isJudged } from './analyzed-entry';
import { entriesText, someOf } from './wording';

/** Average completeness in percent that counts as a strength. */
const COMPLETE = 90;

/** Adds statements about the results of the entries. */
export function aboutEntries({ entries, averageCompleteness, xray }: Findings, statements: StatementList): void {
  const total = entries.length;
  const having = (status: EntryStatus) => entries.flatMap((entry, at) => (entry.status === status ? [at] : []));
  const judged = entries.filter(isJudged).length;
  const valid = entries.flatMap((entry, at) => (isJudged(entry) && entry.verdict === 'valid' ? [at] : []));
  const fakes = having('fake');
  const recorded = entries.flatMap(({ completeness }, at) => (completeness === undefined ? [] : [at]));
  if (valid.length > 0)
    statements.strength(
      'confirmed',
      `${someOf(valid.length, total)} are confirmed by a database without differences.`,
      valid,
    );
  if (judged > 0 && fakes.length === 0 && having('unknown').length === 0)
    statements.strength(
      'no-fakes',
      total === 1 ? 'The entry was found.' : `All ${total} entries were found.`,
      entries.map((_entry, at) => at),
    );
  if (recorded.length > 0 && averageCompleteness >= COMPLETE)
    statements.strength(
      'complete',
      `Entries contain ${averageCompleteness}% of the elements in their records.`,
      recorded,
    );

  statements.weakness(
    'fake',
    fakes,
    `${someOf(fakes.length, total, 'references')} ${fakes.length === 1 ? 'was' : 'were'} not found ({lines}).`,
    'Look up {lines} manually, and remove what you cannot find.',
  );
  const { retracted, noticed } = xray;
  statements.weakness(
    'retracted',
    retracted.entries,
    `${entriesText(retracted.entries.length)} ${retracted.entries.length === 1 ? 'cites' : 'cite'} a retracted work ({lines}).`,
    'Read the retraction notices of {lines} before citing these works.',
  );
  statements.weakness(
    'noticed',
    noticed.entries,
    `A correction or an expression of concern was published on ${entriesText(noticed.entries.length)} ({lines}).`,
    'Check whether the notices on {lines} affect what you cite these works for.',
  );
  const contradicted = entries.flatMap((entry, at) => (entry.contradicted && entry.verdict !== 'fake' ? [at] : []));
  statements.weakness(
    'contradicted',
    contradicted,
    `A field contradicts the record in ${someOf(contradicted.length, total)} ({lines}).`,
    'Compare {lines} with the corrected citations.',
  );
  const lacking = entries.flatMap(({ missing = [], verdict }, at) =>
    missing.length > 0 && verdict === 'incomplete' ? [at] : [],
  );
  statements.weakness(
    'lacking',
    lacking,
    `An element is missing in ${someOf(lacking.length, total)} ({lines}): ${mostMissing(entries, lacking)}.`,
    'Add what is missing on {lines}. The corrected citations contain it.',
  );
  const again = having('duplicate');
  statements.weakness(
    'duplicates',
    again,
    `${entriesText(again.length)} ${again.length === 1 ? 'repeats' : 'repeat'} an earlier one ({lines}).`,
    'Remove {lines}.',
  );
  const unknown = having('unknown');
  const unheard = unknown.filter((at) => entries[at]?.unheard);
  statements.recommend(
    'unknown',
    unheard,
    'Check {lines} again later: too few databases answered. You were not charged for them.',
  );
  statements.recommend(
    'not-covered',
    unknown.filter((at) => !unheard.includes(at)),
    'Look up {lines} manually: no connected database covers this kind of work. You were not charged for them.',
  );
}

/** Lists missing elements by frequency: "DOI (4), pages (2)". */
function mostMissing(entries: Findings['entries'], places: number[]): string {
  const times = new Map<string, number>();
  for (const at of places)
    for (const field of entries[at]?.missing ?? []) times.set(field, (times.get(field) ?? 0) + 1);
  return [...times]
    .sort((a, b) => b[1] - a[1])
    .map(([field, count]) => `${fieldName(field)} (${count})`)
    .join(', ');
}
