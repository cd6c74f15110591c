/**
 * What a confidence is worth: `npm run lab -- eval:confidence --sets FOLDER [--share N] [--limit N] [--write]`. The share of wrong verdicts by status,
 * over the rows of `eval:truth` (reported half) and the real references of all kinds of `eval:kinds`, mixed as in lists that are
 * checked because they may be invented (confidence/mix.json), with kinds as people cite them in FOLDER. Of kinds that databases hold in part or not at
 * all, as many works are present as have an identifier or are expected to be; the others are in no database. `--write` writes the shares that the product shows.
 */
import { writeFileSync } from 'node:fs';
import type { Status } from '@veracite/model/verdict';
import { shownConfidence } from '@veracite/report/confidence';
import { parseOne } from '@veracite/parsing/parse';
import { NOW, openAsking } from '../harness/ask';
import { measuringData } from '../harness/data';
import { percent, sum } from '../harness/figures';
import { readOptions } from '../harness/options';
import { verifyAll } from '../harness/pipeline';
import { halfHash } from '../harness/shares';
import { table } from '../harness/table';
import mix from './confidence/mix.json' with { type: 'json' };
import { wrongShare, type GroupedVerdict } from './confidence/shares';
import { holdingOf } from './kinds/classes';
import { isIndexed, readHalf } from './kinds/sets';
import { silentVerifier } from './kinds/silent';
import { isRight } from './measure';
import type { Truth } from './rows';
import { buildWorld, WORLD } from './world';

const OUTPUT = 'libs/report/data/wrong-shares.json';
const CLAIMS: Status[] = ['valid', 'incomplete', 'fake'];
const { sets, share, limit, write } = readOptions({ sets: undefined, share: 1, limit: 0, write: false });
const labeled = sets === undefined ? undefined : readHalf(sets, 'reported');
if (!labeled) {
  console.error('Stopped: --sets names no folder with reported.jsonl (apps/lab/data.md).');
  process.exit(66);
}

/** Rows of `eval:truth`, in a world that holds the real works. */
const world = buildWorld(measuringData(WORLD));
const isTaken = ({ id }: { id: string }) => halfHash(id) % 2 === 1 && (halfHash(id) >>> 1) % share === 0;
const written = world.rows.filter(isTaken).flatMap((row) => Object.values(row.texts).map((text) => ({ row, text })));
const asking = await openAsking(world);
const judged = await asking.all(written.map(({ text }) => parseOne(text, { now: NOW })));
await asking.close();
const verdicts = judged.flatMap(({ verdict }, index): GroupedVerdict[] => {
  const row = written[index]?.row;
  const group = row?.truth === 'real' ? 'real, in databases' : (row?.truth ?? '');
  return row ? [{ group, status: verdict.status, confidence: verdict.confidence, right: isRight(row, verdict) }] : [];
});

/** Real works of kinds that databases hold in part or not at all, in a world that holds none of them. */
const uncovered = labeled.filter((row) => holdingOf(row.kind) !== 'fully' && !isIndexed(row));
const step = limit > 0 ? Math.ceil(uncovered.length / limit) : 1;
const chosen = uncovered.filter((_row, index) => index % step === 0);
const verifier = silentVerifier([]);
const absent = await verifyAll(
  verifier,
  chosen.map(({ text }) => parseOne(text, { now: NOW })),
  100,
);
await verifier.close();
const real: Truth = 'real';
verdicts.push(
  ...absent.map(({ verdict }, index): GroupedVerdict => {
    const group = `real, kind covered ${holdingOf(chosen[index]?.kind ?? '')}, absent`;
    const right = isRight({ truth: real } as Parameters<typeof isRight>[0], verdict);
    return { group, status: verdict.status, confidence: verdict.confidence, right };
  }),
);

/** Share of a kind's works that databases hold: those with an identifier, and of the others as many as the product expects. */
const presentShareOf = (holding: string): number => {
  const all = labeled.filter(({ kind }) => holdingOf(kind) === holding);
  const expected = absent.flatMap(({ verdict }, index) =>
    holdingOf(chosen[index]?.kind ?? '') === holding ? verdict.coverage.expected || 0 : [],
  );
  const indexed = all.filter(isIndexed).length / Math.max(1, all.length);
  return holding === 'fully' ? 1 : indexed + (1 - indexed) * (sum(expected) / Math.max(1, expected.length));
};
const weights: Record<string, number> = {
  altered: mix.truth.altered,
  invented: mix.truth.invented,
  'real, in databases': 0,
};
for (const holding of ['fully', 'in part', 'not at all']) {
  const share = labeled.filter(({ kind }) => holdingOf(kind) === holding).length / labeled.length;
  const present = presentShareOf(holding);
  weights['real, in databases'] = (weights['real, in databases'] ?? 0) + mix.truth.real * share * present;
  if (present < 1) weights[`real, kind covered ${holding}, absent`] = mix.truth.real * share * (1 - present);
}

const groups = Object.keys(weights).map((group) => {
  const ofGroup = verdicts.filter((verdict) => verdict.group === group);
  const cells = CLAIMS.map((status) => {
    const claimed = ofGroup.filter((item) => item.status === status);
    return `${claimed.filter(({ right }) => right === false).length} of ${claimed.length}`;
  });
  return [group, percent(weights[group] ?? 0, sum(Object.values(weights))), String(ofGroup.length), ...cells];
});
console.log(table(['group', 'share of the mix', 'references', ...CLAIMS.map((status) => `${status}, wrong`)], groups));
const shares = CLAIMS.map((status) => ({ status, ...wrongShare(verdicts, status, weights) }));
console.log(
  `\n${table(
    ['status', 'verdicts', 'mean confidence', 'wrong', 'interval 95 %', 'shown for the mean'],
    shares.map(({ status, count, confidence, wrong, interval: [low, high] }) => [
      status,
      String(count),
      confidence.toFixed(3),
      `${(100 * wrong).toFixed(2)} %`,
      `${(100 * low).toFixed(2)}–${(100 * high).toFixed(2)}`,
      shownConfidence(confidence, status) ?? 'none',
    ]),
  )}`,
);
if (write) {
  const rounded = Object.fromEntries(shares.map(({ status, wrong }) => [status, Math.round(wrong * 10_000) / 10_000]));
  writeFileSync(OUTPUT, `${JSON.stringify(rounded, null, 2)}\n`);
  console.log(`Written to ${OUTPUT}.`);
}
