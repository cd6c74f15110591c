/**
 * How well the desk ranks papers: `npm run lab -- desk --mirror FOLDER [--develop] [--papers N] [--works N] [--half NAME,NAME]
 * [--seed N] [--made] [--list]`. `--list` prints wrong flags, never those of `report`. Papers are the lists of published documents of
 * the halves (default: report; see real-documents). Each fake database lacks 4 % of the works. As in reality, doi.org and arXiv have
 * what a document cites by their identifiers, and DBLP has the cited works of computing. In a third of the papers, one to three
 * references are invented and up to two are altered. Invented ones are those that people found in published papers and in texts of
 * ChatGPT, of the half; with `--made` they are composed from works, half with an invented venue and a third chapters.
 */
import type { VerificationResult } from '@veracite/contracts/citations';
import { READY_POLICIES, type Flag } from '@veracite/contracts/collections';
import { toResult } from '@veracite/verification/to-result';
import { assess, rankOf } from '@veracite/desk/assess';
import { parsePolicy, readyPolicies } from '@veracite/desk/policy';
import type { CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import { parseOne } from '@veracite/parsing/parse';
import { measuringData } from '../harness/data';
import { seeded } from '@veracite/testing/seeded';
import { disciplinesOf } from '@veracite/verification/pipeline/disciplines';
import { CORPORA, drawAltered } from './alterations/works';
import { NOW, openAsking } from '../harness/ask';
import { foundFabrications, type PlantedText } from './found-fabrications';
import { journalCatalog } from './journals';
import { percent, percentOf, sum } from '../harness/figures';
import { readOptions } from '../harness/options';
import { mergeWorks } from '../documents/published/cited-works';
import { referenceLists } from '../documents/published/reference-lists';
import { halfHash } from '../harness/shares';
import { FABRICATED } from './rows';
import { table } from '../harness/table';

const options = readOptions({
  develop: false,
  half: undefined,
  list: false,
  made: false,
  mirror: process.env.VERACITE_MIRROR ?? '.data/mirror',
  papers: 600,
  seed: 36,
  works: 40,
});
const { works, papers: count, mirror } = options;
const half = options.develop ? 'dev' : 'report';
const started = Date.now();
const lists = await referenceLists(mirror, (options.half ?? half).split(','), count);
const readIn = Date.now() - started;
const data = measuringData([...CORPORA, ...FABRICATED]);
const countOf = (kind: string): number => {
  const isLeftOut = kind === 'real' || kind.startsWith('unconfirmed') || (kind.startsWith('invented') && !options.made);
  return isLeftOut ? 0 : Math.ceil(works / 10);
};
const world = await drawAltered(data, { half: half === 'dev' ? 0 : 1, works: countOf, only: '' });
const texts: PlantedText[] = [...world.rows, ...(options.made ? [] : foundFabrications(data, half === 'dev' ? 0 : 1))];
const merged = mergeWorks(
  world.works,
  lists.flatMap((list) => list.works),
);
const catalog = merged.all;
const isHole = (database: string, { title }: CslItem) =>
  !['doi-org', 'arxiv'].includes(database) && halfHash(`${database} ${title} hole`) % 25 === 0;
const isComputing = (item: CslItem) =>
  world.computing.has(item) ||
  (merged.cited.has(item) &&
    disciplinesOf({ csl: item, identifiers: {}, raw: '' } as unknown as Reference).includes('computing'));
const asking = await openAsking({
  ...world,
  works: catalog,
  registered: journalCatalog(data, catalog),
  holds: (database, item) => (database !== 'dblp' || isComputing(item)) && !isHole(database, item),
  rows: [],
  strings: [],
});
const checkedAt = Date.now();
const planted = texts.map((row) => ({ row, reference: parseOne(row.text, { now: NOW }) }));
const all = [...planted.map(({ reference }) => reference), ...lists.flatMap((list) => list.references)];
const verified = await asking.all(all);
const checkedIn = Date.now() - checkedAt;
await asking.close();

interface PooledEntry {
  /** "real", "altered" or "invented". */
  kind: string;
  result: VerificationResult;
}
const resultOf = (index: number): VerificationResult => {
  const verification = verified[index];
  if (!verification) throw new Error('A reference has no result.');
  return toResult(verification);
};
// A work that no database has looks like an invented one.
const pool = planted.flatMap(({ row }, index): PooledEntry[] => {
  const kind = row.kind.split(':')[0] ?? '';
  const verification = verified[index];
  const isHeld = verification && asking.isHeld({ ...row, title: row.id }, verification);
  return kind === 'invented' || isHeld ? [{ kind, result: resultOf(index) }] : [];
});
const poolOf = (kind: string) => pool.filter((item) => item.kind === kind);
const [invented, altered] = [poolOf('invented'), poolOf('altered')];

const chance = seeded(options.seed);
const draw = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T;
/** Returns the planted references of a paper; none in two of three. */
const plants = (index: number): PooledEntry[] =>
  index % 3 === 0
    ? [
        ...Array.from({ length: 1 + Math.floor((index % 9) / 3) }, () => draw(invented)),
        ...Array.from({ length: index % 4 === 0 ? 2 : 0 }, () => draw(altered)),
      ]
    : [];
let next = planted.length;
const papers = lists.map(paperOfList);
console.log(
  `${papers.length} papers with ${papers.flat().length} references, ${invented.length} invented and ${altered.length} altered ones to plant; ${catalog.length} works`,
);
console.log(
  `Read in ${Math.round(readIn / 1000)} s, ${all.length} references checked in ${Math.round(checkedIn / 1000)} s`,
);

/** Plants references at places of a list. */
function paperOfList({ references }: (typeof lists)[number], index: number): PooledEntry[] {
  const paper = references.map((_, i) => ({ kind: 'real', result: resultOf(next + i) }));
  next += references.length;
  for (const item of plants(index)) paper.splice(Math.floor(chance() * (paper.length + 1)), 0, item);
  return paper;
}

interface RankedPaper {
  isPlanted: boolean;
  /** What the queue of the product is sorted by. */
  rank: number;
  isAgainst: boolean;
  /** Flags that count, and those of references that are what the flag states. */
  flagged: number;
  right: number;
}
const assessed = (paper: PooledEntry[], name: (typeof READY_POLICIES)[number]) =>
  assess(
    paper.map(({ result }, position) => ({ position, result })),
    parsePolicy(readyPolicies[name]),
    1,
  );

console.log(
  table(
    ['policy', 'precision-recall', 'unplanted flagged', 'planted flagged', 'flags right'],
    READY_POLICIES.map(rowOf),
  ),
);

function rowOf(name: (typeof READY_POLICIES)[number]): string[] {
  const ranked = papers.map((paper, index): RankedPaper => {
    const assessment = assessed(paper, name);
    const { isAgainst, flags } = assessment;
    const counted = flags.filter(({ counts }) => counts);
    const isRight = ({ rule, position }: Flag) =>
      paper[position]?.kind === (rule === 'invented' ? 'invented' : 'altered');
    const right = counted.filter(isRight);
    if (options.list && lists[index]?.document.half !== 'report')
      for (const flag of counted.filter((item) => !isRight(item)))
        console.log(`--- ${name}: ${flag.rule} of ${paper[flag.position]?.kind ?? ''}: ${JSON.stringify(flag)}`);
    return {
      isPlanted: index % 3 === 0,
      rank: rankOf(assessment),
      isAgainst,
      flagged: counted.length,
      right: right.length,
    };
  });
  const [right, flagged] = [sum(ranked.map((paper) => paper.right)), sum(ranked.map((paper) => paper.flagged))];
  const flaggedShare = (isPlanted: boolean) => {
    const own = ranked.filter((paper) => paper.isPlanted === isPlanted);
    return percent(own.filter(({ isAgainst }) => isAgainst).length, own.length);
  };
  return [name, areaUnder(ranked).toFixed(3), flaggedShare(false), flaggedShare(true), percentOf(right, flagged)];
}

/** Returns the area under the precision-recall curve (average precision) of the ranking. */
function areaUnder(ranked: readonly RankedPaper[]): number {
  const sorted = [...ranked].sort((a, b) => b.rank - a.rank);
  let [found, area] = [0, 0];
  sorted.forEach(({ isPlanted }, index) => {
    if (!isPlanted) return;
    found += 1;
    area += found / (index + 1);
  });
  return area / Math.max(1, found);
}
