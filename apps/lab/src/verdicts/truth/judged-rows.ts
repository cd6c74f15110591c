import type { Verification } from '@veracite/model/verification';
import { parseOne } from '@veracite/parsing/parse';
import { NOW, type Asking } from '../../harness/ask';
import { Counts, percent } from '../../harness/figures';
import { isRight, STATUSES_SHOWN, type ScoredVerdict } from '../measure';
import type { Row, Truth } from '../rows';
import type { Listing } from './listing';
import { table } from '../../harness/table';

const TRUTHS: Truth[] = ['real', 'altered', 'invented'];
const WRITTEN_AS = ['plain', 'apa', 'ieee', 'vancouver', 'bibtex'];

/** Judges real, altered and invented references in every way they are written, and prints what became of them. */
export async function judgeRows(rows: Row[], asking: Asking, listing: Listing): Promise<ScoredVerdict[]> {
  const counts = new Counts();
  const scored: ScoredVerdict[] = [];
  const written = rows.flatMap((row) => Object.entries(row.texts).map(([style, text]) => ({ row, style, text })));
  const results = await asking.all(written.map(({ text }) => parseOne(text, { now: NOW })));
  written.forEach(({ row, style, text }, index) => {
    const verification = results[index];
    if (!verification) return;
    const { verdict } = verification;
    const right = isRight(row, verdict);
    if (right !== undefined) scored.push({ confidence: verdict.confidence, right, set: row.set });
    const all = `${row.truth} / ${row.kind}`;
    for (const group of [row.truth, all, `${all} / ${row.set}`]) {
      counts.add(group, verdict.status);
      counts.add(`${group} @ ${style}`, verdict.status);
    }
    if (!isAsHoped(row, verdict.status)) {
      const why = whyOf(row, verification);
      counts.add(`missed: ${row.truth} called ${verdict.status}`, why);
      listing.row(
        `${row.truth} called ${verdict.status} / ${row.set} / ${row.kind} / ${style} (${why})`,
        text,
        verification,
      );
    }
  });
  print(counts);
  return scored;
}

/** A real work is hoped to be valid, an altered one found to be wrong in something or fake, an invented one fake. */
function isAsHoped({ truth }: Row, status: string): boolean {
  if (truth === 'real') return status === 'valid';
  return status === 'fake' || (truth === 'altered' && status === 'incomplete');
}

/** What a missed row missed by: the codes of the reasons; of altered and invented ones their kind. */
function whyOf({ truth, kind }: Row, { verdict }: Verification): string {
  return truth === 'real' ? verdict.reasons.map(({ code }) => code).join(' + ') : kind;
}

function print(counts: Counts): void {
  const statuses = (group: string) =>
    STATUSES_SHOWN.map((status) => percent(counts.of(group, status), counts.total(group)));
  const present = TRUTHS.filter((truth) => counts.total(truth) > 0);
  const overall = present.map((truth) => [truth, String(counts.total(truth)), ...statuses(truth)]);
  console.log(`\n${table(['rows', 'count', ...STATUSES_SHOWN], overall)}`);
  const flagged = (group: string): string => {
    const total = counts.total(group);
    const valid = counts.of(group, 'valid');
    return total === 0 ? '–' : `${group.startsWith('real') ? valid : total - valid} of ${total}`;
  };
  const share = (group: string): string => {
    const valid = counts.of(group, 'valid') / Math.max(1, counts.total(group));
    return percent(group.startsWith('real') ? valid : 1 - valid, 1);
  };
  const groups = counts.groups().filter((group) => group.includes(' / ') && !group.includes(' @ '));
  const kinds = groups.map((group) => [
    group,
    share(group),
    percent(counts.of(group, 'fake'), counts.total(group)),
    ...WRITTEN_AS.map((style) => flagged(`${group} @ ${style}`)),
  ]);
  console.log('\nReal ones called valid, altered and invented ones called anything but valid:\n');
  console.log(table(['kind / set', 'as hoped', 'fake', ...WRITTEN_AS], kinds));
  const missed = counts
    .groups()
    .filter((group) => group.startsWith('missed: '))
    .flatMap((group) => counts.outcomes(group).map(([why, n]) => [group.slice('missed: '.length), why, String(n)]));
  if (missed.length > 0) console.log(`\n${table(['missed', 'why', 'count'], missed)}`);
}
