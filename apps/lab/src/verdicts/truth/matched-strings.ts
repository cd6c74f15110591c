import type { Verification } from '@veracite/model/verification';
import { parseOne } from '@veracite/parsing/parse';
import { NOW, type Asking } from '../../harness/ask';
import { Counts, percent } from '../../harness/figures';
import { foundBy, isWorkOf, type Found, type ScoredVerdict } from '../measure';
import { LOOK_ALIKES, NEIGHBOURS, RECORDED_TWICE, type StringRow } from '../rows';
import type { Listing } from './listing';
import { table } from '../../harness/table';

/** Finds the works of reference strings, refuses those of absent works, and prints both. */
export async function matchStrings(strings: StringRow[], asking: Asking, listing: Listing): Promise<ScoredVerdict[]> {
  const counts = new Counts();
  const scored: ScoredVerdict[] = [];
  const results = await asking.all(strings.map(({ text }) => parseOne(text, { now: NOW })));
  strings.forEach((row, index) => {
    const verification = results[index];
    if (!verification) return;
    const { status, confidence } = verification.verdict;
    const found = foundBy(row, verification.verdict);
    const cause = causeOf(row, found, verification, asking);
    const groups = [classOf(row), `${classOf(row)} / ${row.set} / ${row.style}`];
    if (cause !== ABSENT_EVERYWHERE) groups.push(`${classOf(row)}${PRESENT}`);
    for (const group of groups) {
      counts.add(group, found);
      counts.add(`status: ${group}`, status);
    }
    const isKnown = found !== 'refused' && found !== 'false';
    if (isKnown && status !== 'unknown')
      scored.push({ confidence, right: status !== 'fake' && found === 'right', set: row.set });
    if (cause) counts.add(`missed: ${classOf(row)}`, `${cause}, ${status}`);
    if (cause ?? (isKnown && status === 'fake')) {
      const met = verification.matches.find((match) => isWorkOf(row, match));
      listing.row(
        `${cause ?? 'found'}, ${status} / ${classOf(row)} / ${row.set} / ${row.style}`,
        row.text,
        verification,
        met,
      );
    }
  });
  print(counts);
  return scored;
}

/** Ends the name of a class without the works that no database asked holds. */
const PRESENT = ', present elsewhere';
const ABSENT_EVERYWHERE = 'no database that was asked holds it';

/** Why the work of a string was not found, or another one was; undefined where all is well. */
function causeOf(row: StringRow, found: Found, verification: Verification, asking: Asking): string | undefined {
  if (found === 'right' || found === 'refused') return undefined;
  if (found === 'false') return 'a work found for an absent one';
  if (!asking.isHeld(row, verification)) return ABSENT_EVERYWHERE;
  if (found === 'wrong') return 'another work found';
  return verification.matches.some((match) => isWorkOf(row, match)) ? 'met and not recognised' : 'never met';
}

function print(counts: Counts): void {
  const cells = (group: string): string[] => {
    const rows = counts.total(group);
    const right = counts.of(group, 'right');
    const answered = right + counts.of(group, 'wrong') + counts.of(group, 'false');
    const known = right + counts.of(group, 'wrong') + counts.of(group, 'none');
    const f1 = known === 0 ? '–' : ((2 * right) / (answered + known)).toFixed(3);
    const refused = percent(counts.of(group, 'refused'), rows - known);
    const fake = percent(counts.of(`status: ${group}`, 'fake'), rows);
    return [group, String(rows), percent(right, answered), percent(right, known), f1, refused, fake];
  };
  const groups = counts.groups().filter((group) => !/^(?:status|missed): /.test(group));
  const head = ['strings', 'count', 'precision', 'recall', 'F1', 'refused', 'called fake'];
  const isPart = (group: string) => group.includes(' / ');
  const isWhole = (group: string) =>
    group.endsWith(PRESENT) && counts.total(group) === counts.total(group.slice(0, -PRESENT.length));
  console.log(`\n${table(head, groups.filter((group) => !isPart(group) && !isWhole(group)).map(cells))}`);
  console.log(`\n${table(head, groups.filter(isPart).map(cells))}`);
  const missed = counts
    .groups()
    .filter((group) => group.startsWith('missed: '))
    .flatMap((group) => counts.outcomes(group).map(([why, n]) => [group.slice('missed: '.length), why, String(n)]));
  if (missed.length > 0) console.log(`\n${table(['missed', 'why, and what it was called', 'count'], missed)}`);
}

/** The kinds of string that the aims speak of. */
function classOf({ set, style }: StringRow): string {
  if (set === LOOK_ALIKES || set === RECORDED_TWICE || set === NEIGHBOURS) return set;
  if (set === 'crossref-absent' || set === 'crossref-real') return 'absent';
  if (/noise|scrambled/.test(style)) return 'noisy and scrambled';
  if (style.startsWith('degraded')) return 'degraded';
  return /chemical|physics|without-titles/.test(style) ? 'without titles' : 'clean, with titles';
}
