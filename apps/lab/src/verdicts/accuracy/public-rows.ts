import { parseOne } from '@veracite/parsing/parse';
import type { Status } from '@veracite/model/verdict';
import { indexWorks } from '@veracite/testing/fake-databases/holdings';
import type { MeasuringData } from '../../harness/data';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { NOW, openAsking } from '../../harness/ask';
import { STATUSES_SHOWN } from '../measure';
import type { Row, Truth } from '../rows';
import { halfHash } from '../../harness/shares';
import { buildWorld } from '../world';

/** Verdicts on the rows of one set that have one truth. */
export interface RowCounts {
  set: string;
  truth: Truth;
  count: number;
  verdicts: Record<Status, number>;
  /** Rows for which the first hit of a plain search has the title that is in the text. */
  foundBySearch: number;
}

export interface ErrorRow {
  group: string;
  status: string;
  text: string;
}

/** Judges one half of the labeled references as they are given, and searches for each in a plain index of all works. */
export async function judgePublicRows(
  data: MeasuringData,
  half: number,
  share: number,
): Promise<{ counts: RowCounts[]; errors: ErrorRow[] }> {
  const world = buildWorld(data);
  const rows = world.rows.filter(({ id }) => halfHash(id) % 2 === half && (halfHash(id) >>> 1) % share === 0);
  const asking = await openAsking(world);
  const texts = rows.map(({ texts: { plain = '' } }) => plain);
  const results = await asking.all(texts.map((text) => parseOne(text, { now: NOW })));
  await asking.close();
  const index = indexWorks(world.works).holdings(() => true);
  const counts = new Map<string, RowCounts>();
  const errors: ErrorRow[] = [];
  rows.forEach((row, position) => {
    const [text = '', result] = [texts[position], results[position]];
    if (!result) return;
    const { status } = result.verdict;
    const [hit] = index.search(text, 1);
    const title = titleFingerprint(hit?.title ?? '');
    const key = `${row.truth} ${row.set}`;
    const count = counts.get(key) ?? { set: row.set, truth: row.truth, count: 0, verdicts: none(), foundBySearch: 0 };
    count.count += 1;
    count.verdicts[status] += 1;
    count.foundBySearch += Number(title !== '' && titleFingerprint(text).includes(title));
    counts.set(key, count);
    if (isError(row, status)) errors.push({ group: `${row.truth}, ${row.kind}`, status, text: text.trim() });
  });
  return { counts: [...counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count), errors };
}

const none = () => Object.fromEntries(STATUSES_SHOWN.map((status) => [status, 0])) as Record<Status, number>;

/** A real reference should be valid, an altered one not, and an invented one fake. */
function isError({ truth }: Row, status: Status): boolean {
  if (truth === 'real') return status !== 'valid';
  return truth === 'altered' ? status === 'valid' || status === 'unknown' : status !== 'fake';
}
