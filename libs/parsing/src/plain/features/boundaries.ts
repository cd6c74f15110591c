import { Look } from '../tokens/token-look';
import type { TokenTable } from '../tokens/token-table';

/** What a mark in front of a token is to the fields on either side of it. */
enum Before {
  Nothing,
  Comma,
  Stop,
  /** The full stop of an initial or an abbreviation in capitals closes no field. */
  InitialStop,
  Colon,
  Semicolon,
  Opening,
  Closing,
  Quotation,
  Dash,
  Slash,
  Other,
}

const BEFORE: Record<string, Before> = {
  ',': Before.Comma,
  '.': Before.Stop,
  '?': Before.Stop,
  '!': Before.Stop,
  ':': Before.Colon,
  ';': Before.Semicolon,
  '(': Before.Opening,
  '[': Before.Opening,
  ')': Before.Closing,
  ']': Before.Closing,
  '"': Before.Quotation,
  '“': Before.Quotation,
  '”': Before.Quotation,
  '„': Before.Quotation,
  '«': Before.Quotation,
  '»': Before.Quotation,
  '-': Before.Dash,
  '–': Before.Dash,
  '—': Before.Dash,
  '/': Before.Slash,
};

/** Groups of looks that begin fields of different kinds. */
const GROUP: readonly number[] = [0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 4, 4, 4, 5, 6, 7];

const BEFORES = 12;
const GROUPS = 8;

/** Number of kinds of boundary: each has its own table of transitions. */
export const BOUNDARY_KINDS = BEFORES * GROUPS;

/**
 * The kind of boundary before each token: the mark it follows, and the look of the token. Whether a field ends depends on both
 * far more than on either, and a chain that knows it needs no second order.
 */
export function boundariesOf(table: TokenTable): Uint8Array {
  const kinds = new Uint8Array(table.length);
  for (let i = 0; i < table.length; i += 1) kinds[i] = markBefore(table, i) * GROUPS + (GROUP[table.look[i] ?? 0] ?? 0);
  return kinds;
}

export function markBefore(table: TokenTable, i: number): Before {
  if (table.look[i - 1] !== Look.Mark) return Before.Nothing;
  const mark = BEFORE[table.folded[i - 1] ?? ''] ?? Before.Other;
  if (mark !== Before.Stop) return mark;
  const look = table.look[i - 2];
  return look === Look.Initial || look === Look.Initials ? Before.InitialStop : Before.Stop;
}
