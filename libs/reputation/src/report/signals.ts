import type { Aspect, BalanceLine, Side } from '@veracite/model/balance';
import { writeSentence, type SentenceValues } from '@veracite/text/sentence';
import file from '../../data/signals.json';

/** The source of a statement, its date and its address. */
export type Origin = Pick<BalanceLine, 'origin' | 'date' | 'url' | 'dispute'>;

/** A row of `data/signals.json`. */
interface Row {
  /** Id of the line; that of the signal by default. */
  id?: string;
  aspect: Aspect;
  side: Side;
  weight: number;
  text: string;
}

export type SignalName = keyof typeof file.signals;

const ROWS = file.signals as Record<SignalName, Row>;

interface Options {
  id?: string;
  aspect?: Aspect;
  /** Multiplies the weight, 0 to 1. */
  share?: number;
}

export function weightOf(...names: SignalName[]): number {
  return names.reduce((sum, name) => sum + ROWS[name].weight, 0);
}

/** Returns the line of a signal with its sentence. */
export function signal(
  name: SignalName,
  origin: Origin,
  values: SentenceValues = {},
  options: Options = {},
): BalanceLine {
  const { id = name, text, ...row } = ROWS[name];
  const { date, url, dispute } = origin;
  return {
    id: options.id ?? id,
    aspect: options.aspect ?? row.aspect,
    statement: writeSentence(text, values),
    origin: origin.origin,
    date,
    ...(url ? { url } : {}),
    ...(dispute ? { dispute } : {}),
    side: row.side,
    weight: row.weight * (options.share ?? 1),
  };
}

/** Returns the lines of the signals that apply; the others are `false` or empty. */
export function applying(...lines: (BalanceLine | false | undefined | '')[]): BalanceLine[] {
  return lines.filter((line): line is BalanceLine => Boolean(line));
}

/** Returns the first step that a value reaches. Steps are in falling order, the last without a limit. */
export function stepOf(value: number, steps: readonly (readonly [SignalName, number?])[]): SignalName {
  const reached = steps.find(([, limit]) => limit === undefined || value >= limit);
  if (!reached) throw new Error('The last step has a limit.');
  return reached[0];
}
