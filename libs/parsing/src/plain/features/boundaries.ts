import { Look } from '../tokens/token-look';
import type { TokenTable } from '../tokens/token-table';

/** The kind of mark before a token. */
enum Before {
  Nothing,
  Comma,
  Stop,
  /** The period of an initial or an abbreviation in capitals, which does not end a field. */
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

const MARKS: readonly (readonly [kind: Before, marks: string])[] = [
  [Before.Comma, ','],
  [Before.Stop, '.?!'],
  [Before.Colon, ':'],
  [Before.Semicolon, ';'],
  [Before.Opening, '(['],
  [Before.Closing, ')]'],
  [Before.Quotation, '"“”„«»'],
  [Before.Dash, '-–—'],
  [Before.Slash, '/'],
];
const BEFORE = new Map(MARKS.flatMap(([kind, marks]) => Array.from(marks, (mark) => [mark, kind] as const)));

/** The group of each look: looks of a group begin the same kinds of field. */
const GROUP: readonly number[] = [0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 4, 4, 4, 5, 6, 7];

const BEFORES = 12;
const GROUPS = 8;

/** Number of kinds of boundary. Each has its own table of transitions. */
export const BOUNDARY_KINDS = BEFORES * GROUPS;

/** Returns the kind of boundary before each token: mark and look together spare the chain a second order. */
export function boundariesOf(table: TokenTable): Uint8Array {
  const kinds = new Uint8Array(table.length);
  for (let i = 0; i < table.length; i += 1) kinds[i] = markBefore(table, i) * GROUPS + (GROUP[table.look[i] ?? 0] ?? 0);
  return kinds;
}

export function markBefore(table: TokenTable, i: number): Before {
  if (table.look[i - 1] !== Look.Mark) return Before.Nothing;
  const mark = BEFORE.get(table.folded[i - 1] ?? '') ?? Before.Other;
  if (mark !== Before.Stop) return mark;
  const look = table.look[i - 2];
  return look === Look.Initial || look === Look.Initials ? Before.InitialStop : Before.Stop;
}
