import type { BalanceLine } from '@veracite/model/balance';
import type { JournalFacts } from '@veracite/model/registered';
import { applying, signal, stepOf, type Origin, type SignalName } from '../report/signals';
import { known, type JournalDossier } from './dossier';
import { originOf } from './registration-lines';

/** Shares of retracted works: 5 and 25 times that of all papers of 2022 (Van Noorden, Nature 624, 479–481, 2023). */
const MANY_RETRACTED = 0.01;
const VERY_MANY_RETRACTED = 0.05;
/** The share is not used below these counts. */
const MIN_RETRACTED = 5;
const MIN_WORKS = 500;
/** Ratio of the works of the last full year to the average of the three years before. */
const SUDDEN_GROWTH = 4;
const MIN_SUDDEN_WORKS = 500;

/** Returns lines about the journal's history: age, citations, retractions, growth and editorial practice. */
export function recordLines(dossier: JournalDossier): BalanceLine[] {
  const year = Number(dossier.today.slice(0, 4));
  return applying(
    figureLine(dossier, 'firstYear', (first, origin) =>
      signal(stepOf(year - first, [['ten-years', 10], ['three-years', 3], ['young']]), origin, {
        first: String(first),
      }),
    ),
    figureLine(dossier, 'twoYearMeanCitedness', (mean, origin) =>
      signal(stepOf(mean, [['cited-much', 3], ['cited', 1], ['cited-little']]), origin, { mean: mean.toFixed(1) }),
    ),
    figureLine(dossier, 'hIndex', (h, origin) =>
      signal(stepOf(h, [['h-index-50', 50], ['h-index-20', 20], ['h-index-low']]), origin, { h: String(h) }),
    ),
    figureLine(dossier, 'worksByYear', (years, origin) => growthLine(years, origin, year)),
    retractionLine(dossier),
    ...careLines(dossier),
  );
}

/** Applies a rule to a figure from the first registry that has it. */
function figureLine<K extends keyof JournalFacts>(
  { replies, today }: JournalDossier,
  key: K,
  lineOf: (value: NonNullable<JournalFacts[K]>, origin: Origin) => BalanceLine | undefined,
): BalanceLine | undefined {
  const reply = replies.find(({ journal }) => {
    const value = journal?.[key];
    return value !== undefined && !(Array.isArray(value) && value.length === 0);
  });
  const value = reply?.journal?.[key];
  return reply && value !== undefined && value !== null ? lineOf(value, originOf(reply, today)) : undefined;
}

function growthLine(years: JournalFacts['worksByYear'], origin: Origin, year: number): BalanceLine | undefined {
  const worksIn = (wanted: number) => years.find((entry) => entry.year === wanted)?.works;
  const works = worksIn(year - 1);
  const before = [year - 2, year - 3, year - 4].flatMap((wanted) => worksIn(wanted) ?? []);
  if (works === undefined || before.length < 3) return undefined;
  const mean = before.reduce((sum, count) => sum + count, 0) / before.length;
  if (works < MIN_SUDDEN_WORKS || works <= SUDDEN_GROWTH * mean) return undefined;
  return signal('growth', origin, { works, year: String(year - 1), before: Math.round(mean) });
}

function retractionLine(dossier: JournalDossier): BalanceLine | undefined {
  const works = known(dossier, 'worksCount');
  if (!dossier.retracted || !works) return undefined;
  const { count, origin } = dossier.retracted;
  const share = count / works;
  const few = works >= MIN_WORKS ? 'retractions-few' : 'retractions-unclear';
  const many = share > VERY_MANY_RETRACTED ? 'retractions-very-many' : 'retractions-many';
  return signal(
    count < MIN_RETRACTED || share <= MANY_RETRACTED ? few : many,
    { origin, date: dossier.today },
    { count, works, percent: (100 * share).toFixed(2) },
  );
}

/** What a journal's record says about its care, by signal; undefined without it. */
const CARE: [SignalName, (journal: JournalFacts) => Record<string, string> | undefined][] = [
  ['review', ({ reviewProcess }) => (reviewProcess.length > 0 ? { review: reviewProcess.join(', ') } : undefined)],
  ['screening', ({ plagiarismScreening }) => (plagiarismScreening ? {} : undefined)],
  ['preservation', ({ preservedBy }) => (preservedBy.length > 0 ? { archives: preservedBy.join(', ') } : undefined)],
  [
    'references',
    ({ coverage }) => {
      const share = coverage?.references ?? 0;
      return share >= 0.5 ? { percent: String(Math.round(100 * share)) } : undefined;
    },
  ],
];

function careLines({ replies, today }: JournalDossier): BalanceLine[] {
  return CARE.flatMap(([name, valuesOf]) => {
    const reply = replies.find(({ journal }) => journal && valuesOf(journal));
    return reply?.journal ? [signal(name, originOf(reply, today), valuesOf(reply.journal))] : [];
  });
}
