/**
 * How well the desk ranks papers: `npm run lab -- desk [--develop] [--papers N] [--works N] [--policy NAME]`. Papers of 25
 * references are drawn from descriptions of real works in many styles. In a third of them, one to three references are
 * invented and up to two are altered. Databases are played on this machine.
 */
import { sourceName } from '@veracite/connectors/source-names';
import { READY_POLICIES } from '@veracite/contracts/collections';
import { toResult } from '@veracite/contracts/to-result';
import { assess, type AssessedEntry } from '@veracite/desk/assess';
import { parsePolicy, readyPolicies } from '@veracite/desk/policy';
import { parseOne } from '@veracite/parsing/parse';
import { measuringData } from '@veracite/testing/measuring/data';
import { seeded } from '@veracite/testing/seeded';
import { CORPORA, drawAltered } from './alterations/works';
import { NOW, openAsking } from './ask';
import { percent } from './measure';
import { table } from './truth/table';

const REFERENCES = 25;
const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const works = Number(option('works') ?? 40);
const count = Number(option('papers') ?? 600);

const world = await drawAltered(measuringData(CORPORA), {
  half: process.argv.includes('--develop') ? 0 : 1,
  works: (kind) => (kind === 'real' ? works : kind.startsWith('unconfirmed') ? 0 : Math.ceil(works / 10)),
  only: '',
});
const asking = await openAsking({
  ...world,
  holds: (database, item) => database !== 'dblp' || world.computing.has(item),
  rows: [],
  strings: [],
});
const verified = await asking.all(world.rows.map(({ text }) => parseOne(text, { now: NOW })));
await asking.close();
// A work that no database has looks like an invented one.
const pool = world.rows.flatMap((row, at) => {
  const verification = verified[at];
  const kind = row.kind.split(':')[0] ?? '';
  if (!verification || (kind !== 'invented' && !asking.isHeld({ ...row, set: '', title: row.id }, verification)))
    return [];
  return { kind, row, result: toResult(verification, sourceName) };
});
for (const { kind, row, result } of process.argv.includes('--list') ? pool : [])
  if (kind !== 'invented' && result.status === 'fake')
    console.log(`${row.kind} ${row.style}: ${row.text}\n    ${result.reason}`);
const poolOf = (kind: string) => pool.filter((one) => one.kind === kind);
const [real, invented, altered] = [poolOf('real'), poolOf('invented'), poolOf('altered')];
console.log(
  `${real.length} real, ${invented.length} invented, ${altered.length} altered references; ${count} papers of ${REFERENCES}`,
);

interface RankedPaper {
  isPlanted: boolean;
  expected: number;
  isAgainst: boolean;
  /** Flags that count, and those of references that are what the flag states. */
  flagged: number;
  right: number;
}

const chance = seeded(36);
const draw = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T;
const papers = Array.from({ length: count }, (_, at) =>
  Array.from({ length: REFERENCES }, (_none, position) => {
    const isPlanted = at % 3 === 0;
    const inventions = 1 + (at % 9) / 3;
    if (isPlanted && position < inventions) return draw(invented);
    return isPlanted && position < inventions + (at % 4 === 0 ? 2 : 0) ? draw(altered) : draw(real);
  }),
);
console.log(
  table(
    ['policy', 'precision-recall', 'unplanted flagged', 'planted flagged', 'flags right'],
    READY_POLICIES.map(rowOf),
  ),
);

function rowOf(name: (typeof READY_POLICIES)[number]): string[] {
  const policy = parsePolicy(readyPolicies[name]);
  const ranked = papers.map((paper, at): RankedPaper => {
    const entries = paper.map(({ result }, position): AssessedEntry => ({ position, result }));
    const { expected, isAgainst, flags } = assess(entries, policy, 1);
    const counted = flags.filter(({ counts }) => counts);
    const right = counted.filter(
      ({ rule, position }) => paper[position]?.kind === (rule === 'invented' ? 'invented' : 'altered'),
    );
    return { isPlanted: at % 3 === 0, expected, isAgainst, flagged: counted.length, right: right.length };
  });
  const sum = (of: (paper: RankedPaper) => number) => ranked.reduce((total, paper) => total + of(paper), 0);
  const flaggedShare = (isPlanted: boolean) => {
    const own = ranked.filter((paper) => paper.isPlanted === isPlanted);
    return percent(own.filter(({ isAgainst }) => isAgainst).length, own.length);
  };
  return [
    name,
    areaUnder(ranked).toFixed(3),
    flaggedShare(false),
    flaggedShare(true),
    percent(
      sum(({ right }) => right),
      sum(({ flagged }) => flagged),
    ),
  ];
}

/** Returns the area under the precision-recall curve (average precision) of the ranking. */
function areaUnder(ranked: readonly RankedPaper[]): number {
  const sorted = [...ranked].sort((a, b) => b.expected - a.expected);
  let [found, area] = [0, 0];
  sorted.forEach(({ isPlanted }, at) => {
    if (!isPlanted) return;
    found += 1;
    area += found / (at + 1);
  });
  return area / Math.max(1, found);
}
