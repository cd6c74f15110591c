/**
 * Measures how well shifted numbers are found: `npm run lab -- shifted-numbers --mirror FOLDER`.
 * Published papers as they are, and with an entry inserted or removed at a random place without renumbering.
 */
import { bestShift, type NumberedCitation, type NumberShift } from '@veracite/verification/fit/shifted-numbers';
import { percent } from '../../harness/figures';
import { readOptions } from '../../harness/options';
import { wholeNumbers } from '../../harness/shares';
import { isReported } from '../../passages/pairs';
import { PAPERS, readPapers, type NumberedPaper } from './papers';

const THRESHOLDS = [3, 4, 4.5, 5, 6];
/** Numbers after the place, below which no reader could notice either. */
const REMAINING = [1, 8, 15, 30];

const values = readOptions({ ...PAPERS, all: false, flagged: Infinity });
const papers = (await readPapers(values.mirror, values.rows)).filter(({ id }) => values.all || isReported(id));
const random = wholeNumbers(20_261_126);

const started = performance.now();
const intact = papers.map((paper) => ({ paper, shift: bestShift(paper.entries, paper.citations) }));
const msEach = (performance.now() - started) / papers.length;
const shifted = papers.flatMap((paper) => [planted(paper), planted(paper)]);
const traceless = papers.map(plantedWithoutTrace);
// A correct paper that only does not cite its last entry.
const uncited = papers.map(({ entries, citations }) => {
  const refsOf = ({ refs }: NumberedCitation) => refs.filter((ref) => ref < entries.length - 1);
  return bestShift(entries, changed(citations, refsOf));
});
print();

interface Planted {
  found: NumberShift | undefined;
  by: number;
  /** Number of the citation, in the order of the numbers, at which the shift starts. */
  from: number;
  remaining: number;
  cited: number[];
}

/** Shifts the numbers of a paper by one from a random number on. */
function planted({ entries, citations }: NumberedPaper): Planted {
  const by = random(2) ? 1 : -1;
  const from = random(entries.length);
  const shift = (ref: number) => (ref >= from ? ref - by : ref);
  const moved = changed(citations, ({ refs }) => refs.map(shift).filter((ref) => ref >= 0));
  const remaining = citations.flatMap(({ refs }) => refs).filter((ref) => ref >= from).length;
  const cited = [...new Set(moved.flatMap(({ refs }) => refs))].sort((a, b) => a - b);
  return { found: bestShift(entries, moved), by, from: from - by, remaining, cited };
}

/** Shifts the numbers by removing an entry that the text still cites, or all citations of an entry. */
function plantedWithoutTrace({ entries, citations }: NumberedPaper): Planted {
  const by = random(2) ? 1 : -1;
  const position = random(entries.length);
  const refsOf = ({ refs }: NumberedCitation) =>
    by < 0 ? [...refs] : refs.filter((ref) => ref !== position).map((ref) => (ref > position ? ref - 1 : ref));
  const moved = changed(citations, refsOf);
  const left = by < 0 ? entries.filter((_, index) => index !== position) : entries;
  const remaining = citations.flatMap(({ refs }) => refs).filter((ref) => ref > position).length;
  const cited = [...new Set(moved.flatMap(({ refs }) => refs))].sort((a, b) => a - b);
  return { found: bestShift(left, moved), by, from: by < 0 ? position + 1 : position, remaining, cited };
}

/** Returns the citations with other numbers, without those that have none left. */
function changed(
  citations: readonly NumberedCitation[],
  refsOf: (citation: NumberedCitation) => number[],
): NumberedCitation[] {
  return citations
    .map((citation) => ({ ...citation, refs: [...new Set(refsOf(citation))] }))
    .filter(({ refs }) => refs.length > 0);
}

const share = (part: number, whole: number): string => percent(part, Math.max(1, whole), 2);

function print(): void {
  console.log(`${papers.length} papers, ${shifted.length} planted shifts, ${msEach.toFixed(1)} ms a paper`);
  for (const threshold of THRESHOLDS) {
    const isFlagged = (shift: NumberShift | undefined) => (shift?.support ?? 0) >= threshold;
    const flagged = intact.filter(({ shift }) => isFlagged(shift)).length;
    const found = shifted.filter((item) => isFlagged(item.found));
    const placed = found.filter(isPlaced).length;
    const falsely = uncited.filter(isFlagged).length;
    const widths = found.map(({ found: shift, cited }) => widthOf(shift?.between, cited)).sort((a, b) => a - b);
    console.log(
      `support ${threshold}: as published flagged ${flagged} (${share(flagged, intact.length)}), last entry uncited flagged ${falsely}, ` +
        `place right ${share(placed, found.length)}, in the interval ${share(found.filter(isBetween).length, found.length)} (median ${widths[widths.length >> 1]} numbers), found ` +
        REMAINING.map((most) => {
          const those = shifted.filter(({ remaining }) => remaining >= most);
          return `${share(those.filter((item) => isFlagged(item.found)).length, those.length)} with ${most} citations after`;
        }).join(', ') +
        `; without a trace at the place ${share(traceless.filter((item) => isFlagged(item.found)).length, traceless.length)}, ` +
        `place right ${share(traceless.filter((item) => isFlagged(item.found) && isPlaced(item)).length, traceless.filter((item) => isFlagged(item.found)).length)}`,
    );
  }
  for (const { paper, shift } of intact.sort((a, b) => (b.shift?.support ?? 0) - (a.shift?.support ?? 0)))
    if (shift && shift.support >= values.flagged)
      console.log(
        `${paper.id}: ${shift.support.toFixed(1)}, by ${shift.by} from ${shift.from + 1} of ${paper.entries.length}\n${quoted(paper, shift)}`,
      );
}

/** Checks that the place is right within one cited number. */
function isPlaced({ found, from, by, cited }: Planted): boolean {
  if (found?.by !== by) return false;
  const countBefore = (place: number) => cited.filter((ref) => ref < place).length;
  return Math.abs(countBefore(found.from) - countBefore(from)) <= 1;
}

function widthOf([first, last]: readonly number[] = [], cited: readonly number[]): number {
  return cited.filter((ref) => ref >= (first ?? 0) && ref <= (last ?? 0)).length;
}

function isBetween({ found, from, by, cited }: Planted): boolean {
  if (found?.by !== by) return false;
  const index = cited.find((ref) => ref >= from) ?? from;
  return found.between[0] <= index && index <= found.between[1];
}

function quoted({ entries, citations }: NumberedPaper, { by, examples }: NumberShift): string {
  return examples
    .slice(0, 5)
    .map(({ citation, ref }) => {
      const words = citations[citation]?.before.slice(-90).replace(/\s+/g, ' ');
      return `  … ${words} [${ref + 1}: ${entries[ref]?.title?.slice(0, 80)} | ${ref + by + 1}: ${entries[ref + by]?.title?.slice(0, 80)}]`;
    })
    .join('\n');
}
