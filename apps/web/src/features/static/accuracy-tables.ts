import { nameOfState } from '@veracite/contracts/states';
import file from './accuracy.json';

export interface FigureTable {
  title: string;
  text?: string;
  head: string[];
  rows: string[][];
}

/** 95 % of the standard normal distribution lie within so many standard deviations. */
const Z = 1.96;

/** Returns the Wilson interval of a share, from 0 to 1, at 95 %. */
export function intervalOf(hits: number, count: number): [number, number] {
  const share = hits / count;
  const middle = share + Z ** 2 / (2 * count);
  const half = Z * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2));
  const whole = 1 + Z ** 2 / count;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** Returns a share with its interval: "98.4% (97.9–98.8)". */
export function shareText(hits: number, count: number): string {
  const [low, high] = intervalOf(hits, count);
  return `${percent(hits / count)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;
}

const changesOf = (group: string) =>
  file.changes.flatMap(({ kind, ...change }) =>
    kind.startsWith(`${group}: `) ? [{ kind: kind.slice(group.length + 2), ...change }] : [],
  );

const shares = (count: number, ...hits: number[]) => [String(count), ...hits.map((n) => shareText(n, count))];

/** Types of CSL that are no plain words. */
const KINDS: Record<string, string> = { 'article-journal': 'journal article', 'paper-conference': 'conference paper' };

/** By field of the description, and by kind of work. */
export const summaries: FigureTable[] = [
  {
    title: 'One field changed, by field',
    text: 'Noticed: the reference is not valid. Named: the verdict names the field, or calls the reference invalid.',
    head: ['Changed field', 'References', 'Noticed', 'Named'],
    rows: changesOf('altered').map(({ kind, count, flagged, named }) => [kind, ...shares(count, flagged, named)]),
  },
  {
    title: 'Invented works, by kind',
    text: `No kind is ever called valid. Kinds that databases hold incompletely, such as chapters, are ${nameOfState('unknown').toLowerCase()} more often.`,
    head: ['Kind of work', 'References', nameOfState('fake'), nameOfState('unknown')],
    rows: changesOf('invented').map(({ kind, count, fake, unknown }) => [
      kind.replace(/^[\w-]+/, (type) => KINDS[type] ?? type),
      ...shares(count, fake, unknown),
    ]),
  },
];

/** Further measures. */
export const details: FigureTable[] = [
  {
    title: 'Labeled sets of references',
    text: 'Plain search: the first hit for the text in an index of all works has a title that is in the text. It finds altered references too, and reports none of their faults.',
    head: [
      'Set',
      'References',
      ...['valid', 'incomplete', 'unknown', 'fake'].map(nameOfState),
      'Found by plain search',
    ],
    rows: file.rows.map(({ set, truth, count, verdicts, foundBySearch }) => [
      `${set}, ${truth}`,
      String(count),
      ...[verdicts.valid, verdicts.incomplete, verdicts.unknown, verdicts.fake, foundBySearch].map((n) =>
        percent(n / Math.max(1, count)),
      ),
    ]),
  },
  {
    title: 'A value that no record has',
    text: 'It is named, and the reference stays valid.',
    head: ['Field', 'References', 'Named'],
    rows: changesOf('unconfirmed').map(({ kind, count, named }) => [kind, ...shares(count, named)]),
  },
  {
    title: 'Do sentences fit the works that they cite?',
    text: 'Unless stated otherwise, measured on papers and works that were not used for development.',
    head: ['What', 'Figure', 'Aim', 'Measured'],
    rows: file.sentences.map(({ what, figure, aim, measured }) => [what, figure, aim, measured]),
  },
  {
    title: 'Sources of the references',
    head: ['Set', 'Records', 'Source', 'License'],
    rows: file.sets.map(({ name, records, home, license }) => [name, String(records), home, license]),
  },
];

/** All errors, with a heading, for a file. */
export const errors: string[][] = [
  ['reference', 'what it is', 'verdict'],
  ...file.errors.map(({ group, status, text }) => [text, group, nameOfState(status).toLowerCase()]),
];

export const measuredOn = file.measured;
