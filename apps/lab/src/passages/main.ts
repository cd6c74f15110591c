/**
 * Measures how well the nearest passage of an abstract is found: `npm run lab -- passages --mirror FOLDER`. For each citing
 * sentence, compares the best sentence of the cited abstract with that of another work of the same field, and measures the rule
 * for a label "about another subject", which exists only if it calls at most 2 % of true pairs so and finds 30 % of unrelated ones. The overlaps are
 * weighted by logistic regression on the half that is not reported; the product shows passages without a score.
 */
import { fitLogistic, type Example } from '../harness/logistic';
import { passageFinder } from '@veracite/verification/fit/nearest-passage';
import { mean, percent } from '../harness/figures';
import { readOptions } from '../harness/options';
import { wholeNumbers } from '../harness/shares';
import { readAnnotated, shareRight } from './annotated';
import { isReported, readArticles, readCitationIntegrity, readScisumm, type CitedWork, type CitingPair } from './pairs';

const NEIGHBORS = 4;
/** Pairs of one set that are learned from. */
const MAX_LEARNED = 1_000;
/** Words of a sentence without its citations, below which it says nothing about the work. */
const MIN_WORDS = 6;

const { mirror, rows } = readOptions({ mirror: '', rows: '.data/passage-pairs.jsonl' });
const articles = await readArticles(mirror, rows);
const scisumm = readScisumm(mirror);
const random = wholeNumbers(20_261_126);

const outcome = (right: number, neighbor: number): number => (right > neighbor ? 1 : right === neighbor ? 0.5 : 0);
const share = (part: number): string => percent(part, 1);

const weights = train();
const scoreOf = (overlaps: number[]): number =>
  featuresOf(overlaps).reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
const sets: [string, CitingPair[]][] = [
  ['articles, trained half', halfOf(articles, false)],
  ['ScisummNet, half for development', halfOf(scisumm, false)],
  ['articles, reported half', halfOf(articles, true)],
  ['ScisummNet, reported half', halfOf(scisumm, true)],
  ['Citation-Integrity, nothing learned from it', readCitationIntegrity(mirror)],
];
for (const [name, pairs] of sets) report(name, pairs);
const annotated = readAnnotated(mirror);
for (const half of [false, true]) {
  const rows = annotated.filter(({ work }) => isReported(work.id) === half);
  console.log(
    `CL-SciSumm 2018, ${half ? 'reported' : 'development'} half: ${rows.length} sentences, the passage is one that annotators chose in ${share(shareRight(rows))}`,
  );
}

/** Both the work and the citing paper belong to the half. */
function halfOf(pairs: CitingPair[], reported: boolean): CitingPair[] {
  return pairs.filter(({ citing, work }) => isReported(citing) === reported && isReported(work.id) === reported);
}

function worksOf(pairs: CitingPair[]): CitedWork[] {
  return [...new Map(pairs.map(({ work }) => [work.id, work])).values()];
}

/** Returns indexes of works of the same field that the citing paper does not cite. */
function neighborsOf({ citing, work }: CitingPair, pairs: CitingPair[], works: CitedWork[]): number[] {
  const cited = new Set(pairs.filter((pair) => pair.citing === citing).map((pair) => pair.work.id));
  const others = works.flatMap(({ id, field }, index) => (field === work.field && !cited.has(id) ? [index] : []));
  return Array.from({ length: NEIGHBORS }, () => others[random(others.length)]).filter((item) => item !== undefined);
}

function indexOf(works: CitedWork[], { work }: CitingPair): number {
  return works.findIndex(({ id }) => id === work.id);
}

function saysSomething(sentence: string): boolean {
  const text = sentence.replace(/\([^)]{0,200}\)|\[[^\]]{0,80}\]/g, ' ');
  return (text.match(/\p{L}{3,}/gu) ?? []).length >= MIN_WORDS;
}

function featuresOf(overlaps: number[] = []): number[] {
  return overlaps.flatMap((value) => [value, Math.sqrt(value)]);
}

/** Each set counts equally. */
function train(): number[] {
  const examples = [articles, scisumm].flatMap((all) => {
    const pairs = halfOf(all, false).filter(({ sentence }) => saysSomething(sentence));
    const works = worksOf(pairs);
    const features = passageFinder(works);
    return pairs.slice(0, MAX_LEARNED).flatMap((pair) => {
      const right = featuresOf(features(pair.sentence, indexOf(works, pair))?.overlaps);
      return neighborsOf(pair, pairs, works).flatMap((neighbor, index): Example[] => {
        const other = featuresOf(features(pair.sentence, neighbor)?.overlaps);
        if (right.length === 0 || other.length === 0) return [];
        const x = right.map((value, feature) => value - (other[feature] ?? 0));
        return [index % 2 ? { x, y: 1 } : { x: x.map((value) => -value), y: 0 }];
      });
    });
  });
  return fitLogistic(examples, { rounds: 600 }).weights;
}

function report(name: string, all: CitingPair[]): void {
  const works = worksOf(all);
  const pairs = all.filter(({ sentence }) => saysSomething(sentence));
  const abroad = worksOf(halfOf(all[0]?.work.field === scisumm[0]?.work.field ? articles : scisumm, false));
  const start = performance.now();
  const find = passageFinder([...works, ...abroad]);
  const score = (sentence: string, work: number) => scoreOf(find(sentence, work)?.overlaps ?? []);
  const scored = pairs.map((pair) => ({
    right: score(pair.sentence, indexOf(works, pair)),
    neighbors: neighborsOf(pair, all, works).map((work) => score(pair.sentence, work)),
    other: score(pair.sentence, works.length + random(abroad.length)),
  }));
  const ms = (performance.now() - start) / Math.max(1, pairs.length) / (NEIGHBORS + 2);
  const duels = scored.flatMap(({ right, neighbors }) => neighbors.map((neighbor) => outcome(right, neighbor)));
  const others = scored.map(({ other }) => other).sort((a, b) => a - b);
  const rights = scored.map(({ right }) => right).sort((a, b) => a - b);
  // The rule fixed beforehand: the highest threshold below which at most 2 % of the true pairs are.
  const threshold = rights[Math.floor(rights.length * 0.02)] ?? 0;
  const below = (list: number[], inclusive: boolean) =>
    list.filter((item) => item < threshold || (inclusive && item === threshold)).length / Math.max(1, list.length);
  const near = scored.flatMap(({ neighbors }) => neighbors);
  console.log(
    `${name}: ${all.length} pairs of ${works.length} works, ${pairs.length} that say something: right beats neighbor in ` +
      `${share(mean(duels))}, ${ms.toFixed(2)} ms each. Another subject, threshold ${threshold.toFixed(2)}: true pairs ${share(below(rights, false))} ` +
      `(${share(below(rights, true))} with equal scores), unrelated found ${share(below(near, false))} (${share(below(near, true))}) of same field, ${share(below(others, false))} (${share(below(others, true))}) of another; ` +
      `no shared word: true ${share(rights.filter((right) => right === 0).length / rights.length)}`,
  );
}
