import type { BalanceLine } from '@veracite/model/balance';
import { speaksAgainst, speaksFor, worthKnowing, type Origin } from '../report/line';
import { WEIGHTS } from '../weights';
import { known, type JournalDossier, type JournalFacts, type JournalReply } from './dossier';
import { originOf } from './registered';

/**
 * Shares of works that were retracted: of all papers of 2022 more than 0.2 % have been (Van Noorden, Nature 624,
 * 479–481, 2023); five times that is much, twenty-five times very much.
 */
const MANY_RETRACTED = 0.01;
const VERY_MANY_RETRACTED = 0.05;
/** Below these a share says nothing. */
const LEAST_RETRACTED = 5;
const LEAST_WORKS = 500;
/** A last full year with more than so many times the works of the three before it on average. */
const SUDDEN = 4;
const SUDDEN_LEAST = 500;

/** The journal's record over the years: age, readers, retractions, growth, care. */
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

/** The first registry that tells a figure is its origin. */
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
  if (age >= 10) return speaksFor(WEIGHTS.tenYears, 'age', 'credibility', statement, origin);
  if (age >= 3) return speaksFor(WEIGHTS.threeYears, 'age', 'credibility', statement, origin);
  return worthKnowing('age', 'credibility', `${statement} It is too young for a record.`, origin);
};

const citedLine: Ruler<'twoYearMeanCitedness'> = (mean, origin) => {
  const statement = `Its works of the last two years were cited ${mean.toFixed(1)} times each on average.`;
  if (mean >= 3) return speaksFor(WEIGHTS.citedMuch, 'mean-citedness', 'credibility', statement, origin);
  if (mean >= 1) return speaksFor(WEIGHTS.cited, 'mean-citedness', 'credibility', statement, origin);
  return worthKnowing('mean-citedness', 'credibility', statement, origin);
};

const hIndexLine: Ruler<'hIndex'> = (h, origin) => {
  const statement = `h-index ${h}: so many of its works have been cited at least so often.`;
  if (h >= 50) return speaksFor(WEIGHTS.hIndex50, 'h-index', 'credibility', statement, origin);
  if (h >= 20) return speaksFor(WEIGHTS.hIndex20, 'h-index', 'credibility', statement, origin);
  return worthKnowing('h-index', 'credibility', statement, origin);
};

const growthLine: Ruler<'worksByYear'> = (years, origin, year) => {
  const worksIn = (of: number) => years.find((entry) => entry.year === of)?.works;
  const last = worksIn(year - 1);
  const before = [year - 2, year - 3, year - 4].flatMap((of) => worksIn(of) ?? []);
  if (last === undefined || before.length < 3) return undefined;
  const mean = before.reduce((sum, works) => sum + works, 0) / before.length;
  if (last < SUDDEN_LEAST || last <= SUDDEN * mean) return undefined;
  return speaksAgainst(
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
  const said: Origin = { origin, date: dossier.today };
  const statement = `${count.toLocaleString('en')} of ${works.toLocaleString('en')} works are retracted (${(100 * share).toFixed(2)} %).`;
  if (count < LEAST_RETRACTED || share <= MANY_RETRACTED) {
    return works >= LEAST_WORKS
      ? [speaksFor(WEIGHTS.retractionsFew, 'retractions', 'credibility', statement, said)]
      : [worthKnowing('retractions', 'credibility', statement, said)];
  }
  const weight = share > VERY_MANY_RETRACTED ? WEIGHTS.retractionsVeryMany : WEIGHTS.retractionsMany;
  return [speaksAgainst(weight, 'retractions', 'credibility', `${statement} That is far above the average.`, said)];
}

interface Care {
  id: string;
  weight: number;
  tells: (journal: JournalFacts) => string | undefined;
}

const CARE: Care[] = [
  {
    id: 'review',
    weight: WEIGHTS.reviewNamed,
    tells: ({ reviewProcess }) => (reviewProcess.length > 0 ? `Review: ${reviewProcess.join(', ')}.` : undefined),
  },
  {
    id: 'screening',
    weight: WEIGHTS.screened,
    tells: ({ plagiarismScreening }) => (plagiarismScreening ? 'Screens manuscripts for plagiarism.' : undefined),
  },
  {
    id: 'preservation',
    weight: WEIGHTS.preserved,
    tells: ({ preservedBy }) => (preservedBy.length > 0 ? `Preserved by ${preservedBy.join(', ')}.` : undefined),
  },
  {
    id: 'references',
    weight: WEIGHTS.referencesOpen,
    tells: ({ coverage }) => {
      const share = coverage?.references ?? 0;
      return share >= 0.5 ? `Deposits the references of ${Math.round(100 * share)} % of its works.` : undefined;
    },
  },
];

function careLines({ replies, today }: JournalDossier): BalanceLine[] {
  return CARE.flatMap(({ id, weight, tells }) => {
    const told = (reply: JournalReply) => reply.journal && tells(reply.journal);
    const reply = replies.find(told);
    const statement = reply && told(reply);
    return reply && statement ? [speaksFor(weight, id, 'content', statement, originOf(reply, today))] : [];
  });
}
