import type { BalanceLine } from '@veracite/model/balance';
import { lineAgainst, lineFor, neutralLine, type Origin } from '../report/balance-lines';
import { WEIGHTS } from '../weights';
import type { JournalFacts } from '@veracite/model/registered';
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
  return [
    ...one(dossier, 'firstYear', ageLine),
    ...one(dossier, 'twoYearMeanCitedness', citedLine),
    ...one(dossier, 'hIndex', hIndexLine),
    ...one(dossier, 'worksByYear', growthLine),
    ...retractionLine(dossier),
    ...careLines(dossier),
  ];
}

type Ruler<K extends keyof JournalFacts> = (
  value: NonNullable<JournalFacts[K]>,
  origin: Origin,
  year: number,
) => BalanceLine | undefined;

/** Applies a rule to a figure from the first registry that has it. */
function one<K extends keyof JournalFacts>(dossier: JournalDossier, key: K, rule: Ruler<K>): BalanceLine[] {
  const reply = dossier.replies.find(({ journal }) => {
    const value = journal?.[key];
    return value !== undefined && !(Array.isArray(value) && value.length === 0);
  });
  const value = reply?.journal?.[key];
  if (!reply || value === undefined) return [];
  return [rule(value, originOf(reply, dossier.today), Number(dossier.today.slice(0, 4))) ?? []].flat();
}

const ageLine: Ruler<'firstYear'> = (first, origin, year) => {
  const statement = `Published since ${first}.`;
  const age = year - first;
  if (age >= 10) return lineFor(WEIGHTS.tenYears, 'age', 'credibility', statement, origin);
  if (age >= 3) return lineFor(WEIGHTS.threeYears, 'age', 'credibility', statement, origin);
  return neutralLine('age', 'credibility', `${statement} It is too young to have a record.`, origin);
};

const citedLine: Ruler<'twoYearMeanCitedness'> = (mean, origin) => {
  const statement = `Its works of the last two years were cited ${mean.toFixed(1)} times each on average.`;
  if (mean >= 3) return lineFor(WEIGHTS.citedMuch, 'mean-citedness', 'credibility', statement, origin);
  if (mean >= 1) return lineFor(WEIGHTS.cited, 'mean-citedness', 'credibility', statement, origin);
  return neutralLine('mean-citedness', 'credibility', statement, origin);
};

const hIndexLine: Ruler<'hIndex'> = (h, origin) => {
  const statement = `h-index ${h}: that many of its works have been cited at least that often.`;
  if (h >= 50) return lineFor(WEIGHTS.hIndex50, 'h-index', 'credibility', statement, origin);
  if (h >= 20) return lineFor(WEIGHTS.hIndex20, 'h-index', 'credibility', statement, origin);
  return neutralLine('h-index', 'credibility', statement, origin);
};

const growthLine: Ruler<'worksByYear'> = (years, origin, year) => {
  const worksIn = (of: number) => years.find((entry) => entry.year === of)?.works;
  const last = worksIn(year - 1);
  const before = [year - 2, year - 3, year - 4].flatMap((of) => worksIn(of) ?? []);
  if (last === undefined || before.length < 3) return undefined;
  const mean = before.reduce((sum, works) => sum + works, 0) / before.length;
  if (last < MIN_SUDDEN_WORKS || last <= SUDDEN_GROWTH * mean) return undefined;
  return lineAgainst(
    WEIGHTS.suddenGrowth,
    'growth',
    'credibility',
    `Published ${last.toLocaleString('en')} works in ${year - 1}, after ${Math.round(mean).toLocaleString('en')} a year before: such jumps go with paper mills.`,
    origin,
  );
};

function retractionLine(dossier: JournalDossier): BalanceLine[] {
  const works = known(dossier, 'worksCount');
  if (!dossier.retracted || works === undefined || works === 0) return [];
  const { count, origin } = dossier.retracted;
  const share = count / works;
  const source: Origin = { origin, date: dossier.today };
  const statement = `${count.toLocaleString('en')} of ${works.toLocaleString('en')} works are retracted (${(100 * share).toFixed(2)} %).`;
  if (count < MIN_RETRACTED || share <= MANY_RETRACTED) {
    return works >= MIN_WORKS
      ? [lineFor(WEIGHTS.retractionsFew, 'retractions', 'credibility', statement, source)]
      : [neutralLine('retractions', 'credibility', statement, source)];
  }
  const weight = share > VERY_MANY_RETRACTED ? WEIGHTS.retractionsVeryMany : WEIGHTS.retractionsMany;
  return [lineAgainst(weight, 'retractions', 'credibility', `${statement} That is far above the average.`, source)];
}

interface Care {
  id: string;
  weight: number;
  statementOf: (journal: JournalFacts) => string | undefined;
}

const CARE: Care[] = [
  {
    id: 'review',
    weight: WEIGHTS.reviewNamed,
    statementOf: ({ reviewProcess }) => (reviewProcess.length > 0 ? `Review: ${reviewProcess.join(', ')}.` : undefined),
  },
  {
    id: 'screening',
    weight: WEIGHTS.screened,
    statementOf: ({ plagiarismScreening }) => (plagiarismScreening ? 'Screens manuscripts for plagiarism.' : undefined),
  },
  {
    id: 'preservation',
    weight: WEIGHTS.preserved,
    statementOf: ({ preservedBy }) => (preservedBy.length > 0 ? `Preserved by ${preservedBy.join(', ')}.` : undefined),
  },
  {
    id: 'references',
    weight: WEIGHTS.referencesOpen,
    statementOf: ({ coverage }) => {
      const share = coverage?.references ?? 0;
      return share >= 0.5 ? `Deposits the references of ${Math.round(100 * share)} % of its works.` : undefined;
    },
  },
];

function careLines({ replies, today }: JournalDossier): BalanceLine[] {
  return CARE.flatMap(({ id, weight, statementOf }) => {
    const reply = replies.find(({ journal }) => journal && statementOf(journal));
    const statement = reply?.journal && statementOf(reply.journal);
    return reply && statement ? [lineFor(weight, id, 'content', statement, originOf(reply, today))] : [];
  });
}
